import type { Locale } from '@chauffeur/domain/locale'

interface ReplyWords {
  readonly subject: (reference: string) => string
  readonly greeting: (name: string) => string
  readonly quote: string
  readonly message: string
  readonly regards: string
}

/** The beginning of a reply: its reader's language is that of the e-mail around it. */
const words: Readonly<Record<Locale, ReplyWords>> = {
  en: {
    subject: (reference) => `Your request ${reference}`,
    greeting: (name) => `Dear ${name},`,
    quote:
      'Thank you for your request. We are happy to drive you, at the price below. The button books the trip.',
    message: 'Thank you for your message.',
    regards: 'Kind regards',
  },
  pt: {
    subject: (reference) => `O seu pedido ${reference}`,
    greeting: (name) => `Olá, ${name},`,
    quote:
      'Agradecemos o seu pedido. Teremos todo o gosto em fazer esta viagem, pelo preço indicado abaixo. O botão reserva a viagem.',
    message: 'Agradecemos a sua mensagem.',
    regards: 'Com os melhores cumprimentos',
  },
  es: {
    subject: (reference) => `Su solicitud ${reference}`,
    greeting: (name) => `Hola, ${name}:`,
    quote:
      'Gracias por su solicitud. Estaremos encantados de llevarle, al precio que figura más abajo. Con el botón se reserva el viaje.',
    message: 'Gracias por su mensaje.',
    regards: 'Un cordial saludo',
  },
}

export function firstSubject(locale: Locale, reference: string): string {
  return words[locale].subject(reference)
}

/** The first text of a reply, which the office goes on from. */
export function firstText(
  locale: Locale,
  { name, brand, isQuote }: { readonly name: string; readonly brand: string; readonly isQuote: boolean },
): string {
  const { greeting, quote, message, regards } = words[locale]
  return [greeting(name), isQuote ? quote : message, `${regards}\n${brand}`].join('\n\n')
}
