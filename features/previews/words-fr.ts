import type { SheetWords } from './sheet-words.ts'

/** First pages in French. */
export const fr: SheetWords = {
  contract: {
    clauses: [
      {
        heading: '1. Parties',
        text: 'Le présent document est conclu le [date] entre [première partie], [adresse], et [seconde partie], [adresse].',
      },
      {
        heading: '2. Objet',
        text: 'Les parties fixent ici ce que chacune doit à l’autre, et à partir de quand.',
      },
      {
        heading: '3. Durée',
        text: 'Il prend effet le [date] pour [nombre] mois, sauf si une partie y met fin plus tôt selon l’article 6.',
      },
      {
        heading: '4. Obligations',
        text: 'Chaque partie accomplit ce que l’annexe lui confie, avec le soin d’usage dans le métier.',
      },
      {
        heading: '5. Paiement',
        text: 'Les montants dus sont payés dans les [nombre] jours de la facture, en [devise].',
      },
      {
        heading: '6. Résiliation',
        text: 'Chaque partie peut y mettre fin par écrit avec [nombre] jours de préavis, ou aussitôt si l’autre y manque.',
      },
      {
        heading: '7. Droit applicable',
        text: 'Le droit de [lieu] régit le présent document, et ses tribunaux tranchent.',
      },
    ],
    signatures: ['[Première partie]', '[Seconde partie]'],
  },
  resolution: {
    lead: 'Réunis le [date] à [lieu] au nombre requis, les membres de l’assemblée de [entreprise] ont décidé ce qui suit.',
    decisions: [
      'IL EST DÉCIDÉ que l’objet ci-dessus est approuvé aux conditions présentées à la réunion.',
      'IL EST DÉCIDÉ que [nom] peut signer, au nom de [entreprise], tout document nécessaire.',
      'IL EST DÉCIDÉ que la résolution prend effet le [date] et figure au registre des procès-verbaux.',
    ],
    record:
      'Nous attestons que ce texte est conforme à ce qui a été décidé et qu’il n’a pas été modifié.',
    signatures: ['Présidence de séance', 'Secrétariat de séance'],
  },
  letter: {
    head: ['[Nom]', '[Entreprise]', '[Adresse]'],
    date: '[Date]',
    paragraphs: [
      'Madame, Monsieur, je vous écris au sujet de l’objet ci-dessus et souhaite faire le point avec vous.',
      'Vous trouverez les détails ci-après. Si l’un d’eux ne correspond pas à vos souvenirs, dites-le-nous avant le [date].',
      'Je vous remercie de votre attention. Vous pouvez me joindre au [téléphone] les jours ouvrables.',
    ],
    closing: 'Cordialement,',
  },
  notice: {
    head: [
      ['À', '[Nom], [adresse]'],
      ['De', '[Entreprise], [adresse]'],
      ['Date', '[Date]'],
    ],
    paragraphs: [
      'VEUILLEZ PRENDRE NOTE que [entreprise] vous adresse cet avis en vertu de [document], article [numéro], pour le motif ci-dessus.',
      'Les faits sont les suivants\u00A0: [faits]. Leurs effets commencent le [date].',
      'Si vous souhaitez répondre, faites-le par écrit avant le [date], à l’adresse ci-dessus.',
    ],
    delivery: 'Remis le [date] par [mode d’envoi]',
    signature: '[Nom], pour [entreprise]',
  },
  form: {
    fields: ['Nom', 'Entreprise', 'Adresse', 'Date', 'Numéro', 'Service', 'Approuvé par'],
    boxes: [
      'Données complètes',
      'Copies jointes',
      'Montants vérifiés',
      'Responsable informé',
      'Classé sous son numéro',
      'Daté et signé',
    ],
  },
  invoice: {
    from: { heading: 'De', text: '[Votre entreprise], [adresse]' },
    to: { heading: 'Facturé à', text: '[Client], [adresse]' },
    number: 'Facture n°',
    date: 'Date\u00A0: [date]',
    columns: ['Article', 'Qté', 'Prix', 'Montant'],
    items: [
      'Heures de travail',
      'Fournitures',
      'Visite sur place',
      'Préparation',
      'Déplacement',
      'Livraison',
      'Suivi',
      'Frais divers',
    ],
    subtotal: 'Sous-total',
    tax: 'Taxes',
    total: 'Total à payer',
    terms: {
      heading: 'Délai de paiement',
      text: 'Payable à {days} jours, le [date], sur le compte [numéro].',
    },
  },
  spreadsheet: {
    columns: ['Poste', 'Prévu', 'Réel', 'Reste'],
    rows: [
      'Loyer',
      'Salaires',
      'Matériel',
      'Voyages',
      'Assurance',
      'Téléphone',
      'Publicité',
      'Entretien',
      'Frais',
      'Courrier',
      'Formation',
      'Logiciels',
    ],
    total: 'Total',
  },
  plan: {
    summary:
      'Ce plan dit ce que [entreprise] compte faire, pour qui, dans quel délai et à quel coût. Chaque chapitre se termine par ses chiffres.',
    sections: [
      { heading: 'Où nous en sommes', text: 'Ce que [entreprise] offre, à qui et pourquoi.' },
      { heading: 'Où nous allons', text: 'Les trois buts de l’année, chacun avec sa date.' },
      { heading: 'Ce qu’il faut', text: 'Les personnes, le temps et l’argent, mois par mois.' },
    ],
  },
  text: {
    sections: [
      {
        heading: 'Objet',
        text: 'Ce document dit comment [entreprise] traite le sujet ci-dessus.',
        points: [
          'Il vaut pour tout le personnel',
          'Il prend effet le [date]',
          'Il est revu chaque année',
        ],
      },
      {
        heading: 'Qui fait quoi',
        text: 'Chaque étape a une personne responsable et une suppléante.',
        points: [
          'La direction l’explique',
          'Le personnel l’applique',
          'Les questions vont à [nom]',
        ],
      },
      {
        heading: 'En pratique',
        text: 'Notez ce qui a été fait, quand et par qui.',
        points: ['Remplir le formulaire joint', 'Signaler ce qui manque', 'Conserver [nombre] ans'],
      },
    ],
  },
}
