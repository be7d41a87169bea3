import type { Locale } from '#lib/config/locales.ts'

type InEach<Value> = Readonly<Record<Locale, Value>>

/** What a section of a legal text says, in words of its language or in figures that every language writes alike. */
type Fact = { section: number; says: RegExp | InEach<RegExp> }

/** A legal text as the specification wants it: the number of its sections, its dates, and its facts (S2 §6, §9). */
export type LegalFacts = {
  sections: number
  /** Letters of what is attached to it. */
  attached?: readonly string[]
  revised: InEach<string>
  facts: Readonly<Record<string, Fact>>
}

/** The license agreement (S2 §6, §9). */
export const LICENSE_FACTS: LegalFacts = {
  sections: 24,
  revised: {
    en: '2024-09-30',
    fr: '2020',
    es: '2020',
    it: '2020-05-22',
    pt: '2020-05-22',
    de: '2020-05-22',
  },
  facts: {
    'only the account creator holds the license': {
      section: 2,
      says: {
        en: /Only the account creator holds the license/,
        fr: /Seul le créateur du compte est titulaire de la licence/,
        es: /Solo el creador de la cuenta es titular de la licencia/,
        it: /Soltanto il creatore dell’account è titolare della licenza/,
        pt: /Somente o criador da conta é titular da licença/,
        de: /Inhaber der Lizenz ist allein der Kontoersteller/,
      },
    },
    'one user a subscription, Basic 1 and Premium 5': {
      section: 3,
      says: {
        en: /for one user.*Basic.*\b1 user.*Premium.*\b5 users/,
        fr: /un seul utilisateur.*Basic.*\b1\sutilisateur.*Premium.*\b5\sutilisateurs/,
        es: /un solo usuario.*Basic.*\b1\susuario.*Premium.*\b5\susuarios/,
        it: /un solo utente.*Basic.*\b1\sutente.*Premium.*\b5\sutenti/,
        pt: /um só usuário.*Basic.*\b1\susuário.*Premium.*\b5\susuários/,
        de: /für eine Person.*Basic.*\b1\sPerson.*Premium.*\b5\sPersonen/,
      },
    },
    'an attorney’s license covers one attorney only': {
      section: 4,
      says: {
        en: /covers one attorney only/,
        fr: /ne vaut que pour un seul avocat/,
        es: /vale para un solo abogado/,
        it: /vale per un solo avvocato/,
        pt: /vale para um só advogado/,
        de: /gilt für eine einzige Anwältin oder einen einzigen Anwalt/,
      },
    },
    'notices go to the administrator': {
      section: 5,
      says: {
        en: /administrator email.*notices about renewal/,
        fr: /l’adresse de l’administrateur.*avis de renouvellement/,
        es: /correo electrónico del administrador.*avisos de renovación/,
        it: /e-mail dell’amministratore.*avvisi di rinnovo/,
        pt: /e-mail do administrador.*avisos de renovação/,
        de: /E-Mail-Adresse des Administrators.*Mitteilungen über Verlängerung/,
      },
    },
    'the trial needs no card and is for preview only': {
      section: 6,
      says: {
        en: /no credit card\. It is for preview only/,
        fr: /pas de carte de crédit\. Il ne donne droit qu’à l’aperçu/,
        es: /no requiere tarjeta de crédito\. Permite únicamente la vista previa/,
        it: /non richiede una carta di credito\. Dà diritto alla sola anteprima/,
        pt: /não exige cartão de crédito\. Ele dá direito apenas à prévia/,
        de: /keine Kreditkarte erforderlich\. Er umfasst nur die Vorschau/,
      },
    },
    'annual, by Visa and Mastercard credit and debit or a payment provider': {
      section: 7,
      says: {
        en: /annual.*Visa and Mastercard credit and debit cards.*payment provider/,
        fr: /annuel.*cartes de crédit et de débit Visa et Mastercard.*prestataire de paiement/,
        es: /anual.*tarjetas de crédito y de débito Visa y Mastercard.*proveedor de pagos/,
        it: /annuale.*carte di credito e di debito Visa e Mastercard.*servizio di pagamento/,
        pt: /anual.*cartões de crédito e de débito Visa e Mastercard.*serviço de pagamento/,
        de: /läuft ein Jahr.*Kredit- und Debitkarten von Visa und Mastercard.*Zahlungsdienst/,
      },
    },
    'billing and renewal are managed on one page': {
      section: 7,
      says: {
        en: /My Account \/ Billing page/,
        fr: /«\sMon compte \/ Facturation\s»/,
        es: /«Mi cuenta \/ Facturación»/,
        it: /«Il mio account \/ Fatturazione»/,
        pt: /“Minha conta \/ Pagamentos”/,
        de: /„Mein Konto \/ Abrechnung“/,
      },
    },
    'renews by itself, with a notice 21 days before, in French 30 and 10': {
      section: 8,
      says: {
        en: /renews automatically.*administrator email 21 days before/,
        fr: /se renouvelle automatiquement.*administrateur un avis de renouvellement 30\sjours, puis 10\sjours avant/,
        es: /se renueva automáticamente.*administrador 21\sdías antes/,
        it: /si rinnova automaticamente.*amministratore 21\sgiorni prima/,
        pt: /é renovada automaticamente.*administrador 21\sdias antes/,
        de: /verlängert sich automatisch.*21\sTage vor.*Administrators/,
      },
    },
    'no refund on cancellation, and access until the year ends': {
      section: 9,
      says: {
        en: /until the end of the current year.*not refunded on cancellation/,
        fr: /jusqu’à la fin de l’année en cours.*ne sont pas remboursées/,
        es: /hasta el final del año en curso.*no da derecho al reembolso/,
        it: /fino alla fine dell’anno in corso.*non dà diritto al rimborso/,
        pt: /até o fim do ano em curso.*não são reembolsados/,
        de: /bis zum Ende des laufenden Jahres.*nicht erstattet/,
      },
    },
    'a failed charge suspends access': {
      section: 10,
      says: {
        en: /access to the product is suspended until billing is fixed/,
        fr: /l’accès au produit est suspendu jusqu’à la régularisation/,
        es: /el acceso al producto se suspende hasta que se regularice/,
        it: /l’accesso al prodotto è sospeso fino alla regolarizzazione/,
        pt: /o acesso ao produto fica suspenso até que o pagamento seja regularizado/,
        de: /der Zugang zum Produkt gesperrt, bis der offene Betrag bezahlt ist/,
      },
    },
    'no automated download': {
      section: 12,
      says: {
        en: /download by automated means/,
        fr: /télécharger par des moyens automatisés/,
        es: /descargar por medios automatizados/,
        it: /scaricare con mezzi automatizzati/,
        pt: /baixar documentos por meios automatizados/,
        de: /automatisiert herunterzuladen/,
      },
    },
    '100 documents a day, 10 addresses, and what follows on suspicion': {
      section: 13,
      says: {
        en: /more than 100 documents a day.*more than 10 different IP addresses.*limit access/,
        fr: /plus de 100\sdocuments par jour.*plus de 10\sadresses IP différentes.*limiter l’accès/,
        es: /más de 100\sdocumentos al día.*más de 10\sdirecciones IP diferentes.*limitar el acceso/,
        it: /più di 100\sdocumenti al giorno.*più di 10\sindirizzi IP diversi.*limitare l’accesso/,
        pt: /mais de 100\sdocumentos por dia.*mais de 10\sendereços IP diferentes.*limitar o acesso/,
        de: /mehr als 100\sDokumenten am Tag.*mehr als 10\sverschiedenen IP-Adressen.*einschränken/,
      },
    },
    'liability ends at 5 US dollars': {
      section: 20,
      says: {
        en: /limited to 5 US dollars/,
        fr: /limitée à 5\sdollars américains/,
        es: /limita a 5\sdólares estadounidenses/,
        it: /limitata a 5\sdollari statunitensi/,
        pt: /limitada a 5\sdólares dos Estados Unidos/,
        de: /auf 5\sUS-Dollar begrenzt/,
      },
    },
    'the courts of Montreal, Quebec, Canada': {
      section: 23,
      says: /Montr[eé]al\W+(?:\S+ )?Qu[eé]bec\W+[CK]anad/,
    },
  },
}

const SINCE_PAYMENT_TERMS = '2021-07-01'

/** Where the words, not the terms, were revised. */
const NEWLY_WORDED = '2026-11-28'

/** The affiliate agreement; `tests/features/affiliate/agreement-terms.test.ts` holds its figures to the programme's data (S2 §9). */
export const AGREEMENT_FACTS: LegalFacts = {
  sections: 28,
  attached: ['a', 'b'],
  revised: {
    en: NEWLY_WORDED,
    fr: NEWLY_WORDED,
    es: NEWLY_WORDED,
    it: SINCE_PAYMENT_TERMS,
    pt: SINCE_PAYMENT_TERMS,
    de: SINCE_PAYMENT_TERMS,
  },
  facts: {
    'the commission is 30 % of the gross revenue': {
      section: 9,
      says: {
        en: /30% of the gross revenue/,
        fr: /30\s% du revenu brut/,
        es: /30% de los ingresos brutos/,
        it: /30% del ricavo lordo/,
        pt: /30% da receita bruta/,
        de: /30\s% des Bruttoumsatzes/,
      },
    },
    'the law of Quebec, Canada, governs it': {
      section: 28,
      says: {
        en: /governed by the law of Quebec, Canada/,
        fr: /régi par les lois du Québec, au Canada/,
        es: /se rige por las leyes de Quebec, Canadá/,
        it: /regolato dal diritto del Québec, Canada/,
        pt: /regido pelas leis de Quebec, Canadá/,
        de: /gelten das Recht von Quebec, Kanada/,
      },
    },
  },
}
