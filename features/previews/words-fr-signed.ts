import type { SheetWords } from './sheet-words.ts'

type Contract = SheetWords['agreement']

/** What holds for every agreement, and for every other document that is signed. */
const agreement: Contract = {
  lead: 'Fait à [lieu], le [date], entre les personnes nommées à l’article 1.',
  clauses: [
    ['1. Parties', '[Nom et adresse de chaque partie], et la personne qui signe pour elle.'],
    ['2. Objet', '[Ce dont les parties conviennent], tel que décrit en annexe.'],
    ['3. Obligations', '[Qui fait quoi], avant le [date], et [ce qui est dû en retour].'],
    ['4. Durée', 'Valable du [date] au [date], ou jusqu’à résiliation écrite.'],
    ['5. Modifications', 'Elles prennent effet une fois signées par les deux parties.'],
    [
      '6. Droit applicable',
      'Le droit de [lieu] s’applique. Chaque partie reçoit un exemplaire signé.',
    ],
  ],
  signatures: ['Première partie', 'Seconde partie'],
}

const instrument: Contract = {
  lead: 'Signé à [lieu], le [date], par [nom].',
  clauses: [
    ['1. Signataires', '[Nom ou raison sociale], [adresse].'],
    ['2. Contenu', '[Ce qui est déclaré ou décidé], énoncé intégralement en annexe.'],
    ['3. Effet', 'Valable du [date] au [date], ou jusqu’à son remplacement.'],
    ['4. Modifications', 'Elles se font dans la forme que la loi exige pour cet acte.'],
    ['5. Exemplaires', '[Nom] en garde un ; [nombre] sont remis à [noms].'],
    ['6. Droit applicable', 'Le droit de [lieu] s’applique.'],
  ],
  signatures: ['Signature', 'Témoin'],
}

const shareholders: Contract = {
  lead: 'Entre les actionnaires de [société], désignés à l’article 1.',
  clauses: [
    ['1. Actions', '[Premier titulaire] détient [60] actions ; [second titulaire], [40].'],
    ['2. Conseil', 'Dès [25 %], on nomme un administrateur. Le conseil siège [quatre] fois l’an.'],
    ['3. Accord', 'Émission, emprunt et vente de la société exigent l’accord de [tous].'],
    [
      '4. Cession',
      'L’actionnaire qui vend offre d’abord ses actions aux autres, pendant [30 jours].',
    ],
    ['5. Vente totale', 'Si [75 %] acceptent une offre, les autres vendent aux mêmes conditions.'],
    ['6. Dividende', 'Ce qui n’est pas nécessaire pour [l’année suivante] est distribué.'],
  ],
  signatures: ['Premier actionnaire', 'Second actionnaire'],
}

export const signed = { agreement, instrument, shareholders }
