import type { Locale } from '@chauffeur/domain/locale'

/** Why a page is not shown. */
export type PageRefusal = 'links' | 'pages' | 'no link' | 'overloaded' | 'unavailable' | 'failed'

interface Words {
  readonly heading: string
  readonly body: string
}

interface RefusalWords {
  readonly of: Readonly<Record<PageRefusal, Words>>
  /** When to come again. */
  readonly again: (seconds: number) => string
  readonly contacts: string
  readonly home: string
}

const counted = (seconds: number, second: string, manySeconds: string, minute: string, minutes: string) => {
  if (seconds <= 60) return `${seconds} ${seconds === 1 ? second : manySeconds}`
  const count = Math.ceil(seconds / 60)
  return `${count} ${count === 1 ? minute : minutes}`
}

/** The page that a person reads in a browser in the place of one that is refused. */
export const refusalWords: Readonly<Record<Locale, RefusalWords>> = {
  en: {
    of: {
      links: {
        heading: 'This link does not work',
        body: 'Links that do not work were opened often from your connection, which you may share with others, as in a hotel. A link that works still opens: please open it from our last e-mail once more, whole.',
      },
      pages: {
        heading: 'A short pause, please',
        body: 'Very many pages were opened from your connection, which you may share with others, as in a hotel.',
      },
      'no link': {
        heading: 'This link does not work',
        body: 'Perhaps it was cut off, or a newer one has taken its place. Please open the one from our last e-mail, or write to us.',
      },
      overloaded: {
        heading: 'One moment, please',
        body: 'Very many people are asking at this moment.',
      },
      unavailable: {
        heading: 'One moment, please',
        body: 'Our system cannot be reached at the moment. Your booking is safe.',
      },
      failed: {
        heading: 'Something went wrong',
        body: 'That is our mistake. Your booking is safe. Please try again, or call us.',
      },
    },
    again: (seconds) => `Please try again in ${counted(seconds, 'second', 'seconds', 'minute', 'minutes')}.`,
    contacts: 'How to reach us',
    home: 'To the home page',
  },
  pt: {
    of: {
      links: {
        heading: 'Este link não funciona',
        body: 'A partir da sua ligação à internet, que talvez partilhe com outras pessoas, como num hotel, foram abertos muitas vezes links que não funcionam. Um link que funcione continua a abrir: abra-o de novo, completo, a partir do nosso último e-mail.',
      },
      pages: {
        heading: 'Uma pequena pausa, por favor',
        body: 'Foram abertas muitas páginas a partir da sua ligação à internet, que talvez partilhe com outras pessoas, como num hotel.',
      },
      'no link': {
        heading: 'Este link não funciona',
        body: 'Talvez tenha ficado cortado, ou já haja um mais recente. Abra o do nosso último e-mail, ou escreva-nos.',
      },
      overloaded: {
        heading: 'Um momento, por favor',
        body: 'Há muitas pessoas a usar o site neste momento.',
      },
      unavailable: {
        heading: 'Um momento, por favor',
        body: 'De momento não é possível aceder ao nosso sistema. A sua reserva está segura.',
      },
      failed: {
        heading: 'Ocorreu um erro',
        body: 'O erro é nosso. A sua reserva está segura. Tente de novo ou telefone-nos.',
      },
    },
    again: (seconds) =>
      `Tente de novo dentro de ${counted(seconds, 'segundo', 'segundos', 'minuto', 'minutos')}.`,
    contacts: 'Os nossos contactos',
    home: 'Ir para a página inicial',
  },
  es: {
    of: {
      links: {
        heading: 'Este enlace no funciona',
        body: 'Desde su conexión, que quizá comparta con otras personas, como en un hotel, se han abierto muchas veces enlaces que no funcionan. Un enlace que funcione se sigue abriendo: ábralo de nuevo, completo, desde nuestro último correo.',
      },
      pages: {
        heading: 'Una breve pausa, por favor',
        body: 'Se han abierto muchas páginas desde su conexión, que quizá comparta con otras personas, como en un hotel.',
      },
      'no link': {
        heading: 'Este enlace no funciona',
        body: 'Quizá esté cortado, o ya haya uno más reciente. Abra el de nuestro último correo o escríbanos.',
      },
      overloaded: {
        heading: 'Un momento, por favor',
        body: 'Hay muchas personas en la web en este momento.',
      },
      unavailable: {
        heading: 'Un momento, por favor',
        body: 'En este momento no se puede acceder a nuestro sistema. Su reserva está a salvo.',
      },
      failed: {
        heading: 'Se ha producido un error',
        body: 'El error es nuestro. Su reserva está a salvo. Inténtelo de nuevo o llámenos.',
      },
    },
    again: (seconds) =>
      `Inténtelo de nuevo dentro de ${counted(seconds, 'segundo', 'segundos', 'minuto', 'minutos')}.`,
    contacts: 'Cómo contactar con nosotros',
    home: 'Ir a la página de inicio',
  },
}
