import type { SheetWords } from './sheet-words.ts'

/** What else business plans begin with, in French. */
export const plans = {
  planContents: {
    by: '[Entreprise]  ·  [Mois et année]',
    chapters: [
      'Résumé',
      'Le marché',
      'La concurrence',
      'L’équipe',
      'Coûts et financement',
      'Trésorerie',
    ],
  },
  competition: {
    lead: 'Qui d’autre vend dans [quartier], et pourquoi les clients viendront chez nous.',
    chart: ['Notre entreprise', 'Le plus grand', 'Le plus proche'],
    sections: [
      ['Leurs atouts', '[Des prix bas] et [un stationnement] devant la porte.'],
      ['Les nôtres', '[Le conseil], et la livraison [le jour même].'],
      ['Pour garder notre avance', 'Chaque mois, [20] clients nous disent ce qui leur manque.'],
    ],
  },
  breakEven: {
    lead: 'À [71] clients par jour, les recettes couvrent les charges.',
    chart: ['Recettes', 'Charges'],
    sections: [
      [
        'Charges fixes',
        '[9\u00A0400\u00A0€] par mois\u00A0: loyer, salaires, assurances, emprunt.',
      ],
      ['Chaque vente', '[8,20\u00A0€] en moyenne, dont [3,10\u00A0€] de marchandise.'],
      ['Si c’est plus long', 'La réserve couvre [quatre] mois de plus.'],
    ],
  },
  startUpCosts: {
    columns: ['Besoin', 'Coût', 'Apport', 'Prêt'],
    total: 'Total',
    rows: [
      ['Dépôt de garantie', 4800],
      ['Aménagement', 12_500],
      ['Équipement', 18_900],
      ['Premier stock', 7600],
      ['Véhicule', 9200],
      ['Autorisations', 650],
      ['Site web', 1800],
      ['Enseigne', 1200],
      ['Assurances', 900],
      ['Réserve', 6000],
    ],
  },
} satisfies Partial<SheetWords>
