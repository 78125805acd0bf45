import { atTime } from '@chauffeur/domain/time'
import { EMAIL_UNDO_HOURS } from '@chauffeur/domain/email-change'
import { ANSWER_HOURS } from '@chauffeur/domain/enquiry'
import type * as english from '../en/trip.ts'

const contados = (count: number, one: string, more: string) => (count === 1 ? `1 ${one}` : `${count} ${more}`)

export const tripPageTexts: typeof english.tripPageTexts = {
  waiting: {
    heading: 'Um momento',
    body: 'Estamos a procurar a sua reserva.',
    withoutScripts:
      'Esta página precisa de JavaScript, que está desligado no seu navegador. Permita-o neste site e volte a carregar a página; ou responda ao nosso e-mail e ajudaremos.',
  },
  missing: {
    heading: 'Ver, alterar ou cancelar a sua reserva',
    body: 'Abra o link de qualquer um dos nossos e-mails sobre a reserva. Cada reserva tem o seu.',
  },
  wrongLink: {
    heading: 'Este link não funciona',
    body: 'Talvez o link tenha ficado cortado ou já haja outro mais recente. Abra o do nosso último e-mail ou peça um novo envio.',
  },
  ended: {
    heading: 'Este link expirou',
    body: 'Escreva-nos se ainda precisar de alguma coisa desta viagem.',
  },
  replaced: {
    heading: 'Este link expirou',
    body: 'Já há um mais recente. Abra o do nosso último e-mail, ou peça que o enviemos de novo.',
  },
  sendLink: {
    heading: 'Perdeu o link?',
    email: 'E-mail',
    emailHint: 'O mesmo com que fez a reserva.',
    number: 'Número da reserva',
    numberHint: 'Se o tiver. Sem ele, enviamos os links de todas as suas reservas.',
    submit: 'Receber o link',
    busy: 'A enviar…',
    needsScript:
      'Este formulário precisa de JavaScript, que está desligado no seu navegador. Telefone-nos ou escreva-nos.',
    failed: 'O pedido não nos chegou. Verifique a sua ligação à internet e tente de novo.',
    done: 'Se houver uma reserva correspondente, o link já vai a caminho desse endereço.',
  },
  noMail: 'Não recebeu o e-mail ao fim de alguns minutos? Veja na pasta de spam ou contacte-nos:',
  writeToUs: 'Escreva-nos',
  failed: {
    heading: 'Não conseguimos abrir a reserva',
    body: 'A sua reserva está segura. Verifique a sua ligação à internet e tente de novo.',
    again: 'Tentar de novo',
  },
  states: {
    pending: {
      heading: 'Recebemos o seu pedido',
      text: `A nossa equipa vai analisar o pedido em menos de ${ANSWER_HOURS} horas e confirmá-lo por e-mail.`,
    },
    confirmed: { heading: 'A sua viagem está confirmada', text: 'O seu motorista estará à sua espera.' },
    rejected: {
      heading: 'Desta vez não podemos realizar a viagem',
      text: 'Não há nada a pagar por esta reserva.',
    },
    cancelled: { heading: 'Esta viagem está cancelada', text: 'Não será enviada nenhuma viatura.' },
  },
  over: { heading: 'A sua viagem terminou', text: 'Obrigado por viajar connosco.', chip: 'Realizada' },
  missed: {
    heading: 'Desencontrámo-nos',
    text: 'O seu motorista esperou no local de recolha e já partiu. Se algo correu mal, ligue-nos.',
    chip: 'Não realizada',
  },
  chips: { pending: 'Pendente', confirmed: 'Confirmada', rejected: 'Recusada', cancelled: 'Cancelada' },
  onlyShown: 'Este link só mostra a viagem. Só quem fez a reserva pode alterá-la.',
  booking: 'Reserva',
  journey: 'Viagem',
  landing: {
    open: 'Aterro mais tarde',
    title: 'A que horas aterra?',
    lead: 'A recolha foi reservada para um voo que aterra à hora prevista. Avisamos o motorista e a nossa equipa.',
    time: 'Aterra às',
    hint: 'Pela hora do aeroporto.',
  },
  metAt: (time: string) => `Encontramo-nos ${atTime(time, 'pt')}.`,
  onDay: (time: string, day: string) => `${time} de ${day}`,
  routePoints: 'Pontos do percurso',
  map: (from, to) =>
    to === null ? `Mapa do local de recolha: ${from}` : `Mapa do percurso: ${from} – ${to}`,
  distance: (km) => `${String(km).replace('.', ',')} km por estrada`,
  showMap: 'Ver o mapa',
  stop: (minutes) => `Paragem de ${contados(minutes, 'minuto', 'minutos')}`,
  hire: (hours) => `Serviço à hora: ${hours} horas`,
  service: 'Serviço',
  vehicle: 'Viatura',
  passengers: (count) => contados(count, 'passageiro', 'passageiros'),
  childSeats: (count) => contados(count, 'cadeira de criança', 'cadeiras de criança'),
  boosterSeats: (count) => contados(count, 'assento elevatório', 'assentos elevatórios'),
  reason: 'Motivo',
  rejectReasons: { not_decided: 'Não conseguimos dar-lhe uma resposta a tempo.' },
  price: 'Preço',
  paidHow: {
    cash: 'Em dinheiro, ao seu motorista.',
    card_on_pickup: 'Com cartão, ao seu motorista.',
    sumup: 'Online.',
    account: 'É paga por quem a reservou para si.',
  },
  payNow: 'Pagar online',
  payAllNow: 'Pagar todas as viagens online',
  nothingToPay: 'Não há nada a pagar.',
  paid: (amount) => `${amount} pagos.`,
  toDriver: (amount) => `${amount} a pagar ao seu motorista.`,
  returning: (amount) => `Devolução de ${amount} em curso, pelo mesmo meio de pagamento.`,
  returned: (amount) => `${amount} devolvidos pelo mesmo meio de pagamento.`,
  money: {
    heading: 'O que pagou',
    paid: 'Pago',
    returned: 'Devolvido',
    onItsWay: 'Em devolução',
    toBeReturned: 'Por devolver',
    kept: 'Não devolvido',
    how: 'Os bancos demoram alguns dias a mostrar a devolução.',
    stuck: 'A devolução automática não foi possível. A nossa equipa está a tratar do assunto.',
    perhapsPaid: 'Se ainda recebermos um pagamento, será devolvido na totalidade.',
  },

  more: 'Guardar e partilhar',
  addToCalendar: 'Adicionar ao calendário',
  print: 'Imprimir',
  share: 'Partilhar a viagem',
  shareHint: 'Quem tem este link vê a viagem e não pode alterar nada.',
  copyLink: 'Copiar link',
  copied: 'Copiado',
  shareByWhatsapp: 'Enviar por WhatsApp',
  notCopied: 'Não foi possível copiar o link. Selecione-o acima e copie-o.',
  shared: (brand) => `A minha viagem com ${brand}`,
  ask: 'Perguntar por WhatsApp',
  question: (number) => `Olá! Escrevo sobre a minha reserva ${number}.`,
  bookedTogether: 'Reservadas em conjunto',
  legOf: (journey, leg, legs) => `Conjunto ${journey}, viagem ${leg} de ${legs}`,
  otherLeg: (number, day) => `${number}, ${day}`,
  again: 'Reservar outra vez',
  back: 'Reservar o regresso',

  change: {
    open: 'Alterar os dados',
    openFlight: 'Alterar o número de voo',
    title: 'Alterar os dados',
    lead: 'Não tem custos e a nossa equipa é avisada de imediato.',
    keep: 'Fechar',
    submit: 'Guardar',
    busy: 'A guardar…',
    done: 'Guardado. A nossa equipa foi avisada.',
    failed: 'Não foi possível guardar. Verifique a sua ligação à internet e tente de novo.',
  },
  guest: {
    heading: 'Os seus contactos',
    name: 'Nome completo',
    nameMissing: 'Falta o nome completo.',
    email: 'E-mail',
    open: 'Corrigir o nome ou o e-mail',
    lead: 'A nossa equipa é avisada de imediato.',
    emailHint: `O novo endereço recebe a confirmação com o respetivo link. O anterior recebe um e-mail com que a alteração pode ser revertida durante ${EMAIL_UNDO_HOURS} horas.`,
    doneByMail: (email) => `Guardado. A confirmação já vai a caminho de ${email}.`,
  },
  link: {
    lead: 'Quem tiver o link dos nossos e-mails pode ver, alterar e cancelar esta reserva.',
    leadOver: 'Quem tiver o link dos nossos e-mails pode ver esta reserva.',
    open: 'Desativar este link e receber um novo',
    question: 'Desativar este link?',
    what: (email) =>
      `Todos os links desta reserva enviados ou partilhados até agora deixarão de funcionar de imediato: quem os abrir verá «Este link expirou». Enviaremos um novo para ${email}. Neste navegador, a reserva continuará aberta.`,
    yes: 'Sim, desativar',
    keep: 'Manter o link',
    busy: 'A desativar…',
    done: (email) => `Os links anteriores deixaram de funcionar. Um novo já vai a caminho de ${email}.`,
    failed: 'Nada foi desativado. Verifique a sua ligação à internet e tente de novo.',
  },
  cancel: {
    heading: 'Cancelar',
    open: 'Cancelar esta viagem',
    free: 'Enquanto a reserva não estiver confirmada, pode cancelar gratuitamente.',
    freeUntil: (deadline) => `Cancelamento gratuito até ${deadline}.`,
    past: (deadline) => `O prazo para cancelar gratuitamente terminou: ${deadline}.`,
    question: 'Cancelar esta viagem?',
    nothingPaid: 'O cancelamento não tem custos. Não é possível voltar atrás.',
    returns: (amount) =>
      `Os ${amount} que pagou serão devolvidos pelo mesmo meio de pagamento. Os bancos demoram alguns dias. Não é possível voltar atrás.`,
    returnsRest: (amount, paid) =>
      `Dos ${paid} que pagou, serão devolvidos ${amount} pelo mesmo meio de pagamento; o restante já foi devolvido ou está em devolução. Os bancos demoram alguns dias. Não é possível voltar atrás.`,
    returnsPart: (amount, kept) =>
      `Os ${amount} que pagou pela alteração serão devolvidos pelo mesmo meio de pagamento. Os ${kept} que pagou pela viagem não são devolvidos. Não é possível voltar atrás.`,
    keeps: (amount) =>
      `Se cancelar agora, os ${amount} que pagou não são devolvidos. Não é possível voltar atrás.`,
    reading: 'A verificar as condições…',
    changed: 'Entretanto, as condições mudaram. Veja-as de novo, por favor.',
    keep: 'Manter a viagem',
    yes: 'Sim, cancelar a viagem',
    yesAndReturn: (amount) => `Sim, cancelar e devolver ${amount}`,
    busy: 'A cancelar…',
    failed: 'Nada foi cancelado. Verifique a sua ligação à internet e tente de novo.',
  },
}

export const emailUndoTexts: typeof english.emailUndoTexts = {
  waiting: {
    heading: 'Um momento',
    body: 'Estamos a procurar a alteração.',
    withoutScripts: `Aqui pode reverter a alteração do endereço de e-mail da sua reserva, durante ${EMAIL_UNDO_HOURS} horas. Esta página precisa de JavaScript, que está desligado no seu navegador. Permita-o neste site e volte a carregar a página; ou telefone-nos, e revertemos nós a alteração.`,
  },
  open: {
    heading: 'Reverter a alteração do endereço de e-mail?',
    body: (number) =>
      `Os nossos e-mails sobre a reserva ${number} voltarão a ser enviados para este endereço. Todos os links da reserva enviados até agora deixarão de funcionar, e receberá um novo aqui. A nossa equipa será avisada.`,
    button: 'Reverter a alteração',
    busy: 'A reverter…',
  },
  undone: {
    heading: 'A alteração foi revertida',
    body: (number) =>
      `Os nossos e-mails sobre a reserva ${number} voltarão a ser enviados para este endereço. Os links anteriores deixaram de funcionar, e um novo já vai a caminho.`,
  },
  ended: {
    heading: 'Este link expirou',
    body: `Uma alteração do endereço de e-mail pode ser revertida durante ${EMAIL_UNDO_HOURS} horas, e uma única vez. Se algo na sua reserva não estiver certo, telefone-nos.`,
  },
  broken: {
    heading: 'Este link não funciona',
    body: 'Abra-o de novo, completo, a partir do nosso e-mail ou escreva-nos.',
  },
  failed: {
    heading: 'Não conseguimos encontrar a alteração',
    body: 'Nada mudou. Verifique a sua ligação à internet e tente de novo.',
    again: 'Tentar de novo',
  },
  support: 'Contactar-nos',
}

export const chauffeurTexts: typeof english.chauffeurTexts = {
  title: 'O seu motorista',
  call: (name) => `Ligar a ${name}`,
  steps: { onTheWay: 'A caminho', arrived: 'No local de recolha', onBoard: 'A bordo', completed: 'Chegada' },
  now(name, pickup, { state, includedWait }) {
    switch (state) {
      case 'accepted':
        return `Vai viajar com ${name}.`
      case 'on_the_way':
        return `${name} está a caminho.`
      case 'at_pickup':
      case 'no_show_claimed':
        return `${name} está à sua espera no local de recolha: ${pickup}. Estão incluídos ${includedWait} minutos de espera.`
      case 'on_board':
        return 'Boa viagem.'
      case 'completed':
        return 'Obrigado por viajar connosco.'
      case 'no_show':
        break
    }
    return 'Esperámos por si, mas desencontrámo-nos. Ligue-nos, por favor.'
  },
}

export const nextStepTexts: typeof english.nextStepTexts = {
  heading: 'Próximos passos',
  decided: {
    when: `Em menos de ${ANSWER_HOURS} horas`,
    text: 'A nossa equipa analisa o seu pedido e confirma-o por e-mail.',
  },
  driver: {
    when: (time) => `A partir de ${time}`,
    text: 'Dizemos-lhe por e-mail e nesta página quem é o seu motorista e qual é a viatura.',
  },
  lands: 'Quando aterrar',
  waits: (airport) => `O seu motorista espera por si em: ${airport}.`,
  comes: (pickup) => `O seu motorista estará à sua espera no local de recolha: ${pickup}.`,
  sign: (name) => `Procure a placa com «${name}».`,
  namedSign: 'Procure a placa com o nome de quem viaja.',
  shown: 'Depois, esta página mostra os passos do seu motorista.',
  hire: {
    when: (hours) => `${hours} horas de serviço`,
    text: 'O seu motorista fica consigo durante este tempo.',
  },
  leg: (number) => `A sua viagem seguinte, ${number}.`,
}

export const rateTexts: typeof english.rateTexts = {
  heading: 'Como correu a viagem?',
  score: 'A sua avaliação',
  hint: '1 é mau, 5 é excelente.',
  missing: 'Escolha um número de 1 a 5.',
  text: 'O que correu bem e o que não correu? (opcional)',
  isPrivate: 'Só a nossa equipa lê a resposta.',
  send: 'Enviar',
  sending: 'A enviar...',
  failed: 'A resposta não nos chegou. Verifique a sua ligação à internet e tente de novo.',
  thanks: 'Obrigado pela sua resposta',
  labels: ['Mau', 'Fraco', 'Razoável', 'Bom', 'Excelente'],
  given: (score, label) => `${score} de 5: ${label}`,
}
