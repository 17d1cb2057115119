/// Formulas of the whole subset without a mistake, each on a line.
enum SampleFormulas {
    static let all = (lessons + "\n" + constructions).split(separator: "\n").map(String.init)

    /// As they are in lessons.
    private static let lessons = #"""
        x
        a+b=c
        2x-3y\le 7
        -1
        a=-b
        (-1)^n
        \frac{-b\pm\sqrt{b^2-4ac}}{2a}
        a^2+b^2=c^2
        (a+b)^2=a^2+2ab+b^2
        a^2-b^2=(a-b)(a+b)
        e^{i\pi}+1=0
        \sin^2x+\cos^2x=1
        \sin(\alpha+\beta)=\sin\alpha\cos\beta+\cos\alpha\sin\beta
        \tan x=\frac{\sin x}{\cos x}
        \tg x\ctg x=1
        \log_2 8=3
        \ln e^x=x
        \lg 100=2
        \lim_{x\to 0}\frac{\sin x}{x}=1
        \lim_{n\to\infty}\left(1+\frac1n\right)^n=e
        \sum_{i=1}^{n}i=\frac{n(n+1)}{2}
        \sum_{k=0}^\infty\frac{x^k}{k!}=e^x
        \prod_{i=1}^{n}a_i
        \int_a^b f(x)\,dx=F(b)-F(a)
        \int x^n\,\mathrm{d}x=\frac{x^{n+1}}{n+1}+C
        \iint_D f(x,y)\,dx\,dy
        \oint_C\vec F\cdot d\vec r
        f'(x)=\lim_{h\to0}\frac{f(x+h)-f(x)}{h}
        f''+2f'+f=0
        \frac{\partial f}{\partial x}
        \nabla f
        \frac{d}{dx}x^n=nx^{n-1}
        \vec{v}=\frac{\Delta\vec s}{\Delta t}
        F=ma
        E=mc^2
        F=G\frac{m_1m_2}{r^2}
        U=RI
        \frac1R=\frac1{R_1}+\frac1{R_2}
        \lambda=\frac hp
        PV=nRT
        A\cup B
        A\cap B=\emptyset
        A\subseteq B\iff\forall x\in A
        x\notin A\setminus B
        \mathbb N\subset\mathbb Z\subset\mathbb Q\subset\mathbb R\subset\mathbb C
        \left\{x\in\mathbb R\middle|x^2<2\right\}
        \{1,2,3\}
        f\colon A\to B
        x\mapsto x^2
        p\land q\Rightarrow p\lor\neg q
        \exists x\,\forall y
        a\equiv b\pmod n
        a\bmod b
        \gcd(a,b)
        \binom{n}{k}=\frac{n!}{k!(n-k)!}
        \overline{x}=\frac{x_1+x_2+\cdots+x_n}{n}
        \sigma^2=\frac1n\sum_{i=1}^n(x_i-\overline x)^2
        \hat p\pm z\sqrt{\frac{\hat p(1-\hat p)}{n}}
        P(A\mid B)=\frac{P(B\mid A)P(A)}{P(B)}
        \max_{x\in A}f(x)
        \min\{a,b\}
        |x|=\sqrt{x^2}
        \|v\|
        \lfloor x\rfloor+\lceil y\rceil
        \langle u,v\rangle
        O(n\log n)
        \sqrt[3]{8}=2
        \sqrt[n]{a^m}=a^{\frac mn}
        90^\circ
        45\degree
        \angle ABC=60^\circ
        AB\parallel CD\perp EF
        \triangle ABC\sim\triangle DEF
        \overrightarrow{AB}
        \text{viteza}=\frac{\text{distanța}}{\text{timpul}}
        x_1,x_2,\ldots,x_n
        \begin{pmatrix}1&2\\3&4\end{pmatrix}
        \begin{vmatrix}a&b\\c&d\end{vmatrix}=ad-bc
        \begin{cases}x+y=1\\x-y=0\end{cases}
        |x|=\begin{cases}x&\text{dacă }x\ge0\\-x&\text{altfel}\end{cases}
        \begin{aligned}a&=b+c\\&=d\end{aligned}
        \det A
        A^{-1}
        A^T
        \dim\ker f
        \underbrace{1+1+\cdots+1}_{n}
        \overbrace{a+b}^{c}
        \mathcal L\{f\}
        \mathfrak g
        \mathrm{H_2O}
        {}^{14}_{6}\mathrm C
        50\%
        3.14
        3,14
        3{,}14
        """#

    /// Every construction by itself.
    private static let constructions = #"""
        \frac12
        \frac ab
        \frac{a}{b+\frac{c}{d}}
        \dfrac{a}{b}
        \tfrac{a}{b}
        \frac{\frac ab}{\frac cd}
        \binom nk
        \sqrt x
        \sqrt{\sqrt{x}}
        \sqrt[a+b]{c}
        x^{y^z}
        x_{i_j}
        x_i^2
        x^2_i
        {x^2}^3
        x^{a+b}_{c-d}
        f'
        f''
        f'''
        f'^2
        f'_1
        \sum\limits_a^b
        \sum\nolimits_a^b
        \int\limits_a^b
        \int\nolimits_a^b
        \int_a^b
        \iiint_V
        \limsup_n a_n
        \liminf_{n\to\infty}a_n
        \sup A
        \inf_{x}f
        \Pr_{x}
        \bigcup_{i=1}^n A_i
        \bigcap_i A_i
        \bigoplus_i V_i
        \left(\frac12\right)
        \left[\frac12\right]
        \left\{\frac12\right\}
        \left|\frac12\right|
        \left\|\frac12\right\|
        \left\langle\frac12\right\rangle
        \left\lfloor\frac12\right\rfloor
        \left\lceil\frac12\right\rceil
        \left.\frac12\right|_{x=0}
        \left(\frac12\right.
        \left]0,1\right[
        \left(\left(a\right)\right)
        \left(a\middle/b\right)
        \bigl(x\bigr)
        \Bigl[x\Bigr]
        \biggl\{x\biggr\}
        \Biggl|x\Biggr|
        \big(\Big(\bigg(\Bigg(
        \begin{matrix}a&b\\c&d\end{matrix}
        \begin{bmatrix}a\\b\end{bmatrix}
        \begin{Bmatrix}a\\b\end{Bmatrix}
        \begin{Vmatrix}a&b\end{Vmatrix}
        \begin{pmatrix}1&0\\0&1\\\end{pmatrix}
        \begin{pmatrix}\frac12&x^2\\\begin{matrix}a\\b\end{matrix}&\sqrt y\end{pmatrix}
        \begin{cases}a&b\\c&d\end{cases}
        \begin{align*}a&=b\\c&=d\end{align*}
        \begin{aligned}a&=b&c&=d\\e&=f&g&=h\end{aligned}
        \begin{array}{lcr}a&b&c\\1&2&3\end{array}
        \text{a b}
        \text{ș, ț, ă}
        \text{ a }x
        \mathrm d
        \mathrm{abc}
        \mathbf{x}
        \mathbf{x}+\mathbf{1}
        \mathbb{ABR}
        \mathcal{ABCL}
        \mathscr{F}
        \mathfrak{ABCag}
        \mathit{a}
        \mathsf{a}
        \mathtt{a}
        \boldsymbol{a}
        \operatorname{tr}A
        \operatorname{sgn}(x)
        \hat a
        \bar a
        \vec a
        \dot a
        \ddot a
        \tilde a
        \check a
        \breve a
        \acute a
        \grave a
        \widehat{ab}
        \widetilde{ab}
        \overline{ab}
        \underline{ab}
        \overleftarrow{ab}
        \hat{\bar a}
        \overset{a}{b}
        \underset{a}{b}
        \overset{!}{=}
        \stackrel{a}{=}
        a\not=b
        a\not\in b
        a\not\subset b
        a\not\equiv b
        a\,b\:b\;c\!d\quad e\qquad f~g\ h
        \{\}\%\$\#\&\_
        a<b>c
        a/b
        a:b
        n!
        a;b,c
        x*y
        [a]
        (a)
        |a|
        {a}{b}
        {+}
        \displaystyle\sum_i
        \textstyle\sum_i
        """#
}
