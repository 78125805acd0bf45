import { atTime, theTime } from '@chauffeur/domain/time'
import type { mails as english } from '../en/mails.ts'
import { changePageTexts } from './changes.ts'
import { meetingTexts } from './meeting.ts'
import { tripPageTexts } from './trip.ts'

const frame: typeof english.frame = {
  greeting: (name) => `${name},`,
  preheader: (time, place) => `${time}, recolha: ${place}`,
  request: (number) => `Pedido ${number}`,
  contacts: 'Ao seu dispor',
  phone: 'Telefone',
  email: 'E-mail',
  whyYou: (number) =>
    `Enviámos este e-mail porque este endereço foi indicado para ${number}. Se não o indicou, avise-nos, por favor.`,
  isChanged: 'Alguma coisa mudou?',
  seeOrChange: 'Ver, alterar ou cancelar a reserva',
  everything: 'Todos os pormenores',
  see: 'Ver a reserva',
  calendarEntry: (brand, place) => `${brand}: recolha, ${place}`,
  yourRequest: (reference) => `O seu pedido ${reference}`,
  yourMessage: (reference) => `A sua mensagem ${reference}`,
  youWrote: 'Escreveu-nos',
  yourPrice: 'O seu preço',
  validUntil: 'Válido até',
  book: 'Reservar esta proposta',
  offers: {
    booked: 'Esta proposta já foi reservada.',
    ended: 'Esta proposta expirou. Peça-nos uma nova.',
    withdrawn: 'Esta proposta foi retirada. Peça-nos uma nova.',
  },
  priceHolds:
    'O preço é válido para esta viagem tal como está: os locais, a viatura, o dia e a hora. Esta proposta só pode ser reservada uma vez.',
}

const bookings: typeof english.bookings = {
  received: {
    subject: (number) => `Recebemos o seu pedido ${number}`,
    heading: 'Recebemos o seu pedido',
    thanks: 'Agradecemos a sua preferência. Vamos analisar o pedido e responder por e-mail.',
    next: 'Próximos passos',
    notYet: 'A confirmação seguirá por e-mail. Até lá, o pedido não está confirmado.',
  },
  confirmed: {
    subject: (number) => `A sua reserva ${number} está confirmada`,
    heading: 'A sua reserva está confirmada',
    check:
      'Será um prazer viajar consigo. Verifique, por favor, se tudo o que se segue está certo e avise-nos se não estiver.',
    toPay: (price) => `Ainda não está paga: pague ${price} online, por favor.`,
    goodToKnow: 'Informações úteis',
    invitation: (trips) =>
      trips === 1
        ? 'O convite anexo acrescenta a viagem ao seu calendário, à hora local certa.'
        : 'O ficheiro anexo acrescenta as viagens ao seu calendário, cada uma à hora local certa.',
  },
  reminder: {
    subject: (number, time) => `A sua viagem ${number}: ${time}`,
    heading: 'A sua viagem aproxima-se',
    check: 'Aqui tem tudo o que precisa de saber. Avise-nos, por favor, se alguma coisa não estiver certa.',
    whoDrives: (hours) =>
      `A partir de ${hours} horas antes da recolha, receberá por e-mail o nome do seu motorista.`,
  },
  freeUntil: (time) => `Pode cancelar gratuitamente até ${time}.`,
  reason: (reason) => `O motivo: ${reason}`,
  rejected: {
    subject: (number) => `Não podemos aceitar a sua reserva ${number}`,
    heading: 'Não podemos aceitar a sua reserva',
    sorry: 'Lamentamos, mas desta vez não podemos realizar a sua viagem. O pedido foi encerrado.',
    why: tripPageTexts.rejectReasons,
  },
  cancelled: {
    subject: (number) => `A sua reserva ${number} está cancelada`,
    heading: 'A sua reserva está cancelada',
    by: {
      customer: 'A viagem foi cancelada a seu pedido; o motorista não irá.',
      partner: 'A viagem foi cancelada pela empresa onde a reservou; o motorista não irá.',
      office: 'Cancelámos esta viagem; o motorista não irá.',
    },
  },
  journey: {
    legs: 'As suas viagens',
    discount: 'Desconto',
    can: (dates) => `Podemos realizar a viagem de ${dates}.`,
    open: (dates) => `Ainda estamos a analisar a viagem de ${dates}.`,
    cannot: (date) => `Não podemos realizar a de ${date}.`,
    stands: (dates) => `A sua reserva para ${dates} mantém-se.`,
    shares: (paid, shares) => `Dos ${paid} que pagou, ${shares}.`,
    share: (amount, number) => `${amount} correspondem à reserva ${number}`,
  },
  link: {
    subject: (number) => `O link da sua reserva ${number}`,
    subjectOfSeveral: (number) => `O link da sua reserva ${number} e de outras`,
    heading: 'O link da sua reserva',
    headingRenewed: 'Um novo link para a sua reserva',
    asked: 'O link foi pedido no nosso site, com o seu endereço de e-mail.',
    renewed: 'A sua reserva tem um novo link. Os anteriores deixaram de funcionar.',
    keep: 'Quem tiver este link pode ver, alterar e cancelar a reserva; não o partilhe, por favor.',
    keepOver: 'Quem tiver este link pode ver a reserva; não o partilhe, por favor.',
    others: 'As suas outras reservas',
  },
  emailChanged: {
    subject: (number) => `O endereço de e-mail da sua reserva ${number} foi alterado`,
    heading: 'O endereço de e-mail da sua reserva foi alterado',
    moved:
      'A partir de agora, os nossos e-mails sobre a reserva serão enviados para outro endereço e não para este.',
    undo: (until) =>
      `Se não fez esta alteração, reverta-a até ${until}: a reserva voltará a este endereço e todos os links enviados antes deixarão de funcionar. Se a fez, não precisa de fazer nada.`,
    button: 'Reverter a alteração',
    whyYou: (number) => `Enviámos este e-mail porque este endereço estava indicado para ${number}.`,
  },
}

const changes: typeof english.changes = {
  changed: {
    subject: (number) => `A sua reserva ${number} foi alterada`,
    heading: 'A sua viagem foi alterada',
    byOffice: 'Alterámos a sua viagem.',
    byPartner: 'Fizemos a alteração pedida pela empresa onde fez a reserva.',
    accepted: 'Fizemos a alteração que pediu.',
    made: 'Fizemos a alteração.',
    invitation: 'O convite anexo corrige a viagem no seu calendário.',
    waits: 'O seu pedido ainda aguarda a nossa resposta, que seguirá por e-mail.',
    lines: 'O que mudou',
  },
  samePrice: 'O preço mantém-se.',
  paid: (amount) => `Recebemos o seu pagamento de ${amount} pela diferença.`,
  goesBack: (amount) =>
    `Vamos devolver ${amount} pelo mesmo meio de pagamento e avisaremos quando o valor for enviado.`,
  requested: {
    subject: (number) => `Recebemos o pedido de alteração da reserva ${number}`,
    heading: 'Recebemos o seu pedido de alteração',
    byPartner: 'A empresa onde fez a reserva pede esta alteração da sua viagem.',
    looking:
      'Vamos analisar o pedido e responder por e-mail. A sua reserva fica como está até confirmarmos a alteração.',
    paid: (amount) =>
      `Recebemos o seu pagamento de ${amount} pela diferença. Se não pudermos fazer a alteração, o valor será devolvido pelo mesmo meio de pagamento.`,
    refund: (amount) =>
      `Se pudermos fazer a alteração, ${amount} serão devolvidos pelo mesmo meio de pagamento.`,
    lines: 'O que gostaria de alterar',
  },
  toPay: {
    subject: (number) => `Alteração da reserva ${number}: pagamento pendente`,
    heading: 'A sua alteração está pronta',
    headingOfPartner: 'A sua alteração aguarda o pagamento',
    asAgreed: (amount) =>
      `Como combinado, a sua viagem será alterada assim que pagar online a diferença de ${amount}. Até lá, a sua reserva fica como está.`,
    within: (amount, minutes) =>
      `Pague online a diferença de ${amount} no prazo de ${minutes} minutos, por favor. A sua reserva fica como está até a alteração ser confirmada.`,
    button: 'Ver e pagar a alteração',
    lines: 'O que vai mudar',
  },
  ended: {
    subject: (number) => `A sua reserva ${number} fica como está`,
    withdrawn: 'A alteração foi retirada',
    byPartner: 'A empresa onde fez a reserva retirou a alteração.',
    declined: 'Lamentamos, mas não podemos fazer esta alteração',
    expired: 'A alteração não foi feita',
    why: changePageTexts.endReasons,
    stays: 'A sua reserva fica como estava.',
    writeOrCall:
      'A sua reserva fica como estava. Se ainda precisar da alteração, escreva-nos ou ligue-nos, por favor.',
    goesBack: (amount) =>
      `Os ${amount} que pagou pela diferença serão devolvidos pelo mesmo meio de pagamento; avisaremos quando o valor for enviado.`,
    lines: 'O que foi pedido',
  },
}

const chauffeur: typeof english.chauffeur = {
  assigned: {
    heading: (first) => `Vai viajar com ${first}`,
    headingOfAnother: (first) => `Agora vai viajar com ${first}`,
    otherCar: 'A viatura mudou; o motorista mantém-se.',
    otherTime: (time) => `A recolha passa a ser ${atTime(time, 'pt')}; o motorista mantém-se.`,
  },
  onTheWay: {
    subject: (first) => `${first} está a caminho`,
    heading: (first) => `${first} está a caminho`,
  },
  atPickup: {
    subject: (first) => `${first} já está no local de recolha`,
    heading: (first) => `${first} está à sua espera`,
    waits: (first, place, minutes) =>
      `${first} está à sua espera no local de recolha: ${place}. Estão incluídos ${minutes} minutos de espera.`,
    call: (first) => `Se não se encontrarem, ligue a ${first}, por favor.`,
  },
  lostFlights: meetingTexts.lostFlights,
  meeting: {
    onDay: tripPageTexts.onDay,
    subject: (time: string, number: string) => `Encontramo-nos ${atTime(time, 'pt')}: ${number}`,
    heading: (time: string) => `Encontramo-nos ${atTime(time, 'pt')}`,
    later: (booked: string, time: string) =>
      `A recolha estava reservada para ${theTime(booked, 'pt')}. O seu motorista estará lá ${atTime(time, 'pt')}, e o tempo de espera conta a partir dessa hora.`,
    asBooked: (time: string) => `Encontramo-nos novamente ${atTime(time, 'pt')}, como reservado.`,
  },
  drives: (first) => `Vai viajar com ${first}.`,
  drivesIn: (first, car, plate) => `Vai viajar com ${first}. Viatura: ${car}, ${plate}.`,
  isNow: (first) => `Agora vai viajar com ${first}.`,
  meetAt: (place) => `Ponto de encontro: ${place}.`,
  carOf: (number, carNo, carCount) => `${number}, viatura ${carNo} de ${carCount}`,
  whichCar: (carNo, carCount) =>
    `A sua reserva tem ${carCount} viaturas. Este e-mail é sobre a viatura ${carNo}.`,
  name: 'Motorista',
  phone: 'Telefone do motorista',
  car: 'Viatura',
  plate: 'Matrícula',
  see: 'Ver a viagem',
  missed: {
    subject: (number) => `Desencontrámo-nos: ${number}`,
    heading: 'Desencontrámo-nos',
    recorded:
      'Lamentamos o desencontro. A nossa equipa registou que ninguém compareceu no local de recolha e a viagem está encerrada.',
    writeOrCall: 'Se algo correu mal, responda a este e-mail ou ligue-nos, e veremos o que se passou.',
  },
  thanks: {
    subject: (number) => `Como correu a sua viagem? ${number}`,
    heading: 'Obrigado por viajar connosco',
    arrived: 'Esperamos que tudo tenha corrido bem. Será um prazer voltar a viajar consigo.',
    question: 'Como correu a sua viagem?',
    questionOf: (first) => `Como correu a sua viagem com ${first}?`,
    hint: '1 é mau, 5 é excelente. Pode acrescentar uma frase antes de enviar. Só a nossa equipa a lê.',
    marks: ['mau', 'fraco', 'razoável', 'bom', 'excelente'],
  },
}

const payments: typeof english.payments = {
  pay: (price) => `Pagar ${price} online`,
  how: {
    restToDriver: (paid, rest) => `Já pagou ${paid}. Os restantes ${rest} são pagos ao motorista.`,
    paid: (price) => `Recebemos o seu pagamento de ${price}.`,
    cash: (price) => `O pagamento de ${price} é feito em dinheiro, ao motorista.`,
    card: (price) => `O pagamento de ${price} é feito com cartão, ao motorista, na recolha.`,
    pending: (price) =>
      `Escolheu pagar ${price} online. Ainda não recebemos o pagamento; assim que o recebermos, avisaremos por e-mail.`,
    failed: (price) => `Escolheu pagar ${price} online. O pagamento não foi concluído e nada foi cobrado.`,
    online: (price) => `Escolheu pagar ${price} online.`,
    account: 'A viagem é paga por quem a reservou para si. Não tem de pagar nada ao motorista.',
  },
  ifNotTaken: {
    online: 'Se não pudermos aceitar o pedido, avisamos e o que tiver pago será devolvido ao seu cartão.',
    driver: 'Se não pudermos aceitar o pedido, avisamos e nada será cobrado.',
  },
  goesBack: (amount) =>
    `Os ${amount} que pagou serão devolvidos pelo mesmo meio de pagamento; avisaremos quando o valor for enviado.`,
  partGoesBack: (paid, returned, kept) =>
    `Dos ${paid} que pagou, ${returned} serão devolvidos pelo mesmo meio de pagamento; avisaremos quando o valor for enviado. Os restantes ${kept} não são devolvidos.`,
  returnedBefore: (paid, before) => `Dos ${paid} que pagou, ${before} já lhe tinham sido devolvidos.`,
  goesBackNow: (returned) =>
    `Vamos devolver agora ${returned} pelo mesmo meio de pagamento e avisaremos quando o valor for enviado.`,
  keptNow: (kept) => `${kept} não são devolvidos.`,
  isKept: (kept) =>
    `O prazo para cancelar gratuitamente já tinha passado; por isso, os ${kept} que pagou não são devolvidos.`,
  perhapsPaid: 'Se tiver pago alguma coisa online, o valor será devolvido ao seu cartão.',
  notCharged: 'Nada foi cobrado.',
  nothingToPay: 'Não há nada a pagar.',
  link: {
    subject: (number) => `Reserva ${number}: pagamento pendente`,
    heading: 'O seu pagamento',
    please: (price, number) =>
      `O pagamento de ${price} pela reserva ${number} está pendente. O botão abre uma página nossa que leva ao pagamento online; funciona até a reserva estar paga.`,
    otherWay: 'Prefere outro método de pagamento? Responda a este e-mail ou ligue-nos.',
    nothing: (number) => `Já não há nada a pagar online pela reserva ${number}.`,
  },
  toDriver: {
    subject: (number) => `Pagamento da reserva ${number}`,
    heading: 'Pagamento ao motorista',
    asAgreed: 'Como combinado, já não precisa de pagar online.',
  },
  received: {
    subject: (number) => `Recebemos o pagamento da reserva ${number}`,
    heading: 'Recebemos o seu pagamento',
    thanks: (amount, number) => `Obrigado. Recebemos ${amount} pela reserva ${number}.`,
    means: {
      pending:
        'O seu pedido ainda aguarda a nossa resposta, que seguirá por e-mail. Se não o pudermos aceitar, o valor total será devolvido ao seu cartão.',
      confirmed: 'A sua reserva está confirmada e não há mais nada a pagar.',
      rejected: 'Não pudemos aceitar a sua reserva; por isso, o valor total será devolvido ao seu cartão.',
    },
    noInvoice: 'Este e-mail confirma o seu pagamento. Não é uma fatura.',
  },
  notCompleted: {
    subject: (number) => `O pagamento da reserva ${number} não foi concluído`,
    heading: 'O seu pagamento não foi concluído',
    sentence: (amount) => `O seu pagamento online de ${amount} não foi concluído e nada foi cobrado.`,
    goOn: {
      pending: 'O seu pedido mantém-se. Pode pagar agora ou dizer-nos se prefere outro método de pagamento.',
      confirmed:
        'A sua reserva continua confirmada. Pode pagar agora ou dizer-nos se prefere outro método de pagamento.',
      rejected: 'Como não pudemos aceitar a sua reserva, não há mais nada a fazer.',
    },
  },
  refunded: {
    subject: (number) => `O reembolso da sua reserva ${number}`,
    heading: 'O seu reembolso foi enviado',
    secondPayment: (number) =>
      `A sua reserva ${number} foi paga duas vezes. Um dos pagamentos será devolvido.`,
    cancelled: (number) => `A sua reserva ${number} foi cancelada.`,
    endedChange: (number) =>
      `A alteração da sua reserva ${number} não foi feita; por isso, o que pagou por ela será devolvido.`,
    cheaperChange: (number) =>
      `A viagem da sua reserva ${number}, depois de alterada, custa menos do que pagou.`,
    notTaken: (number) => `Não pudemos aceitar a sua reserva ${number}.`,
    all: (number) => `Devolvemos o que pagou pela sua reserva ${number}.`,
    part: (number) => `Devolvemos uma parte do que pagou pela sua reserva ${number}.`,
    byHand: (amount) => `Devolvemos ${amount}.`,
    toCard: (amount) =>
      `Devolvemos ${amount} ao cartão com que foi feito o pagamento. O valor aparecerá na sua conta dentro de alguns dias, consoante o banco.`,
    inAll: (returned, paid) => `Ao todo, dos ${paid} que pagou, já devolvemos ${returned}.`,
    noInvoice: 'Este e-mail confirma o seu reembolso. Não é uma fatura.',
  },
}

export const mails: typeof english = { frame, bookings, changes, chauffeur, payments }
