import { FeedbackForm } from '#features/feedback/components/feedback-form.tsx'

/** The feedback form of a French page. */
export const FEEDBACK_FORM = (
  <FeedbackForm
    locale="fr"
    thanksUrl="/fr/share/feedback/thank-you"
    words={{
      notices: { invalid: 'invalid', limited: 'limited', failed: 'failed' },
      rating: {
        legend: 'Note',
        low: 'mal',
        high: 'bien',
        marks: [1, 2, 3, 4, 5].map((mark) => `${mark} sur 5`),
      },
      message: 'Message',
      hint: 'Sans mot de passe',
      affiliate: 'Affilié',
      send: 'Envoyer',
      sending: 'Envoi…',
    }}
  />
)
