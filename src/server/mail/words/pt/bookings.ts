import type { bookings as en } from '../en/bookings.ts'

export const bookings: typeof en = {
  received: {
    subject: (number) => `Recebemos o seu pedido ${number}`,
    heading: 'Recebemos o seu pedido',
    thanks: 'Obrigado. Estamos a analisá-lo e respondemos por e-mail.',
    next: 'O que acontece a seguir',
    notYet: 'Confirmamos o seu pedido por e-mail. Até lá, não está confirmado.',
  },
  confirmed: {
    subject: (number) => `A sua reserva ${number} está confirmada`,
    heading: 'A sua reserva está confirmada',
    check:
      'Será um prazer acompanhar a sua viagem. Verifique, por favor, se tudo o que se segue está certo e avise-nos se não estiver.',
    toPay: (price) => `Ainda não está paga: pague ${price} online, por favor.`,
    goodToKnow: 'Bom saber',
    invitation:
      'O convite que acompanha este e-mail coloca a viagem no seu calendário, à hora certa onde quer que esteja.',
  },
  freeUntil: (time) => `Pode cancelar gratuitamente até ${time}.`,
  reason: (reason) => `O motivo: ${reason}`,
  rejected: {
    subject: (number) => `Não podemos aceitar a sua reserva ${number}`,
    heading: 'Não podemos aceitar a sua reserva',
    sorry: 'Lamentamos: desta vez não podemos fazer a sua viagem, e o pedido foi encerrado.',
  },
  cancelled: {
    subject: (number) => `A sua reserva ${number} está cancelada`,
    heading: 'A sua reserva está cancelada',
    by: {
      customer: 'Cancelou esta viagem; o nosso motorista não irá.',
      partner: 'A empresa onde reservou cancelou esta viagem; o nosso motorista não irá.',
      office: 'Cancelámos esta viagem; o nosso motorista não irá.',
    },
  },
  link: {
    subject: (number) => `O link da sua reserva ${number}`,
    subjectOfSeveral: (number) => `O link da sua reserva ${number} e de outras`,
    heading: 'O link da sua reserva',
    headingRenewed: 'Um novo link para a sua reserva',
    asked: 'Alguém o pediu no nosso site, com o seu endereço de e-mail.',
    renewed: 'A sua reserva tem um novo link. Os anteriores deixaram de funcionar.',
    keep: 'Quem tiver este link pode ver, alterar e cancelar a reserva; guarde-o só para si, por favor.',
    others: 'As suas outras reservas',
  },
}
