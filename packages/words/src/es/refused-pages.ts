import type * as english from '../en/refused-pages.ts'

export const refusedPages: typeof english.refusedPages = {
  of: {
    links: {
      heading: 'Este enlace no funciona',
      body: 'Desde su conexión, que quizá comparta con otras personas, como en un hotel, se han abierto muchas veces enlaces que no funcionan. Un enlace válido se sigue abriendo: ábralo de nuevo, completo, desde nuestro último correo.',
    },
    pages: {
      heading: 'Una breve pausa, por favor',
      body: 'Se han abierto muchas páginas desde su conexión, que quizá comparta con otras personas, como en un hotel.',
    },
    'no link': {
      heading: 'Este enlace no funciona',
      body: 'Quizá el enlace se haya cortado o ya haya otro más reciente. Abra el de nuestro último correo o escríbanos.',
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
  seconds: (count) => (count === 1 ? '1 segundo' : `${count} segundos`),
  minutes: (count) => (count === 1 ? '1 minuto' : `${count} minutos`),
  again: (time) => `Inténtelo de nuevo dentro de ${time}.`,
  contacts: 'Cómo contactar con nosotros',
  home: 'Ir a la página de inicio',
}
