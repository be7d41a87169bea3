import type { AffiliateMailWords } from './words-type.ts'

/** Mail to affiliates in French. */
export const fr: AffiliateMailWords = {
  desk: 'Ouvrir l’espace affilié',
  agreement: 'Contrat d’affiliation',
  fee: 'Les frais correspondants sont de {amount} (article 16).',
  events: {
    applied: {
      subject: 'Nous avons reçu votre candidature',
      text: [
        'Votre candidature au programme d’affiliation nous est parvenue. Vous avez accepté en même temps le contrat d’affiliation.',
        'Une personne la lira, et nous vous répondrons à cette adresse.',
      ],
    },
    approved: {
      subject: 'Bienvenue dans le programme d’affiliation',
      text: [
        'Votre candidature est acceptée. Votre numéro d’affilié est le {number}.',
        'Vous trouverez dans l’espace affilié vos liens et bannières, et ce qu’ils rapportent.',
      ],
    },
    declined: {
      subject: 'Votre candidature au programme d’affiliation',
      text: [
        'Nous avons décidé de ne pas retenir votre candidature. Vous pourrez en présenter une autre dès que les motifs auront disparu.',
      ],
    },
    ended: {
      subject: 'Votre contrat d’affiliation a pris fin',
      text: [
        'Le contrat d’affiliation du numéro {number} prend fin aujourd’hui. Veuillez retirer tous les liens et bannières.',
        'L’article 24 du contrat dit ce que deviennent les commissions gagnées.',
      ],
    },
    'ended-for-cause': {
      subject: 'Votre contrat d’affiliation a pris fin',
      text: [
        'Nous mettons fin aujourd’hui au contrat d’affiliation du numéro {number}, pour motif grave. Veuillez retirer tous les liens et bannières.',
        'L’article 24 du contrat dit ce que deviennent les commissions gagnées.',
      ],
    },
    flagged: {
      subject: 'Un signalement dans votre espace affilié',
      text: [
        'Votre numéro d’affilié {number} fait l’objet d’un signalement : {kind} (article {section} du contrat).',
        'L’espace affilié indique de quoi il s’agit et quelle commission est retenue. Si le signalement est erroné, vous pouvez l’y contester.',
      ],
    },
    objected: {
      subject: 'Nous avons reçu votre contestation',
      text: [
        'Votre contestation du signalement « {kind} » nous est parvenue. Une personne la lira et décidera. La décision vous parviendra à cette adresse.',
      ],
    },
    released: {
      subject: 'Un signalement a été levé',
      text: [
        'Nous avons levé le signalement « {kind} » (article {section}). La commission retenue est à vous.',
        'Le motif : {why}',
      ],
    },
    upheld: {
      subject: 'Un signalement a été maintenu',
      text: [
        'Nous avons maintenu le signalement « {kind} » (article {section}). La commission retenue n’est pas versée.',
        'Le motif : {why}',
      ],
    },
    paid: {
      subject: 'Votre commission : {amount}',
      text: ['Nous vous avons versé {amount}. C’est le versement prévu en {month}.'],
    },
    changed: {
      subject: 'Le contrat d’affiliation a changé',
      text: [
        'Une nouvelle version du contrat d’affiliation, datée du {date}, est en vigueur.',
        'En continuant d’utiliser les liens d’affiliation, vous l’acceptez. Si vous n’êtes pas d’accord, vous pouvez mettre fin au contrat (article 27).',
      ],
    },
  },
}
