import type * as english from '../en/refused-pages.ts'

export const refusedPages: typeof english.refusedPages = {
  of: {
    links: {
      heading: 'Este link não funciona',
      body: 'A partir da sua ligação à internet, que talvez partilhe com outras pessoas, como num hotel, foram abertos muitas vezes links que não funcionam. Um link válido continua a abrir: abra-o de novo, completo, a partir do nosso último e-mail.',
    },
    pages: {
      heading: 'Uma pequena pausa, por favor',
      body: 'Foram abertas muitas páginas a partir da sua ligação à internet, que talvez partilhe com outras pessoas, como num hotel.',
    },
    'no link': {
      heading: 'Este link não funciona',
      body: 'Talvez o link tenha ficado cortado ou já haja outro mais recente. Abra o do nosso último e-mail ou escreva-nos.',
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
  seconds: (count) => (count === 1 ? '1 segundo' : `${count} segundos`),
  minutes: (count) => (count === 1 ? '1 minuto' : `${count} minutos`),
  again: (time) => `Tente de novo dentro de ${time}.`,
  contacts: 'Os nossos contactos',
  home: 'Ir para a página inicial',
}
