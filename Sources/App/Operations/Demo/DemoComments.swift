/// The comments of students in the surveys of the demo; they are used from the end.
enum DemoComments {
    static func texts(about subject: String) -> [String] {
        all[subject] ?? other
    }

    private static let all = [
        "IT250": [
            "Volela bih da se snimci predavanja postavljaju istog dana, jer radim popodne i stižem samo na vežbe.",
            "Vežbe su najbolji deo predmeta. Samo neka grupa bude manja, četvrtkom nas je previše za jednog asistenta.",
            "Slajdovi kasne po nedelju dana, pa na vežbe dolazim bez pročitanog.",
            "Sviđa mi se što se svaki primer otvori u pregledaču i pokvari, pa onda zajedno tražimo šta nije u redu.",
            "Protokol HTTP je objašnjen odlično, CSS je preleteo za jedan čas.",
            "Rok za prvi domaći je bio u istoj nedelji kad i kolokvijum iz matematike. Može li to da se uskladi?",
            "Profesor uvek odgovori na pitanje do kraja, i kad ostane bez pauze.",
            "Ništa ne bih menjao, osim amfiteatra. U poslednjim redovima se ne vidi kod na tabli.",
            "Hvala asistentu na strpljenju oko baze podataka.",
            "Ostavite kratke provere znanja na početku časa, zbog njih učim redovno.",
        ],
        "IT330": [
            "Oprema u laboratoriji je stara, pola časa prođe dok se nađe kabl koji radi.",
            "Predavanja su brza i čitaju se sa slajdova. Kad se crta na tabli, sve je jasno.",
            "Asistentkinja je spasla predmet: objasni isto na tri načina, dok svi ne shvate.",
            "Materijali su na tri različita mesta i nikad ne znam koji su poslednji.",
            "Više primera sa adresama i maskama, molim vas. Jedan zadatak nije dovoljan za kolokvijum.",
            "Rad u grupama od četvoro je dobar, ali neka se grupe menjaju posle svake vežbe.",
            "Obaveštenja stižu kasno uveče za sutra ujutru.",
            "Gostujuće predavanje o kvarovima je bilo najzanimljivije ove jeseni.",
        ],
        "SE311": [
            "Odbrana pred drugim grupama je odlična ideja, tu sam najviše naučio.",
            "Obrasci su objašnjeni na projektima koje poznajemo, zato ostaju u glavi.",
            "Treba više vremena za crteže; dva časa su malo za prvi put.",
            "Volela bih primer jednog lošeg projekta, da vidimo šta se desi posle godinu dana.",
            "Najbolje organizovan predmet ove godine. Sve se zna od prve nedelje.",
            "Komentari na projekat stignu za dva dana i zaista su o našem projektu.",
        ],
    ]

    private static let other = ["Dobro je.", "Više primera."]
}
