import { formatEuros, type Cents } from '@chauffeur/domain/money'
import { classOf, translateName } from '../names.ts'
import { atTime, describeDay, theTime } from '@chauffeur/domain/time'
import { vehicleNameIn } from '@chauffeur/domain/vehicles'
import type { guestReasons as english } from '../en/guest-reasons.ts'
import { changePageTexts } from './changes.ts'
import { names } from './names.ts'

const euros = (cents: Cents) => formatEuros(cents, 'pt')
const nameOf = (place: string) => translateName(names, place)

export const guestReasons: typeof english = {
  too_often: ({ seconds }) => {
    const wait =
      seconds <= 60
        ? `${seconds} ${seconds === 1 ? 'segundo' : 'segundos'}`
        : seconds <= 7200
          ? `${Math.ceil(seconds / 60)} minutos`
          : `${Math.ceil(seconds / 3600)} horas`
    return `Foram demasiadas tentativas. Aguarde ${wait} e tente de novo.`
  },
  request_in_progress: 'O mesmo pedido ainda está a ser tratado. Aguarde um momento, por favor.',
  idempotency_key_reused: 'Este pedido já foi enviado com outros dados.',

  place_search_failed: ({ place }) =>
    `De momento não conseguimos procurar «${nameOf(place)}». Tente de novo daqui a pouco.`,
  place_unknown: ({ place }) => `Não encontrámos «${nameOf(place)}».`,
  place_not_chosen: ({ place }) =>
    `Não encontrámos «${nameOf(place)}». Escolha um local das sugestões, por favor.`,
  hours_missing: 'Campo obrigatório: duração em horas.',
  dropoff_missing: 'Campo obrigatório: destino.',
  no_road: 'Não encontrámos um percurso por estrada entre estes locais.',
  road_not_measured: 'De momento não conseguimos calcular este percurso. Tente de novo daqui a pouco.',
  no_fixed_price: ({ vehicle }) =>
    `Não há preço fixo para esta viagem nesta viatura: ${vehicleNameIn('pt', vehicle)}. A nossa equipa pode indicar-lhe um.`,
  no_transfer_page: 'Não há página sobre este transfer.',
  too_many_stops: ({ most }) => `Uma viagem pode ter no máximo ${most} paragens.`,
  stay_not_possible: ({ place }) => `Esta paragem tem de durar de 1 a 24 horas completas: ${nameOf(place)}.`,
  stop_listed_twice: ({ place }) => `Há uma paragem repetida na lista: ${nameOf(place)}.`,
  stop_chosen_twice: 'Cada paragem só pode ser escolhida uma vez.',
  stop_not_offered: ({ place }) => `«${nameOf(place)}» não é uma das paragens que oferecemos.`,
  luggage_not_offered: 'Esta bagagem não está disponível para a viatura escolhida.',
  time_skipped: ({ time, next }) =>
    `Nessa noite os relógios adiantam: as ${time} não existem. A hora seguinte disponível é ${next}.`,
  pickup_time_past: 'A hora de recolha já passou.',
  pickup_date_past: 'O dia da recolha já passou.',
  no_car: ({ vehicle, date, time, nearestTimes }) => {
    const taken = `Todas as nossas viaturas ${classOf(vehicle)} estão ocupadas ${atTime(time, 'pt')} de ${describeDay(date, 'pt')}.`
    return nearestTimes.length === 0
      ? taken
      : `${taken} Há disponibilidade ${atTime(nearestTimes.join(' e '), 'pt')}.`
  },
  short_notice: ({ date, time }) =>
    `Para uma recolha antes d${theTime(time, 'pt')}${date === null ? '' : ` de ${describeDay(date, 'pt')}`}, ligue-nos, por favor.`,

  price_changed: ({ price, sent }) =>
    `O preço desta viagem é ${euros(price)}, e não ${euros(sent)}; confirme o novo preço, por favor.`,
  quote_expired: ({ price }) =>
    `O preço indicado deixou de ser válido. O preço é agora ${euros(price)}; confirme-o, por favor.`,
  quote_not_ours: 'Este preço não foi dado por nós. Peça um novo preço, por favor.',
  quote_of_another_partner: 'Este preço foi dado a outra pessoa. Peça um novo preço, por favor.',
  quote_of_another_trip: 'Este preço é para outra viagem. Peça um novo preço, por favor.',
  offer_booked: 'Esta proposta já foi reservada.',
  offer_ended: 'Esta proposta expirou. Peça-nos uma nova.',
  offer_withdrawn: 'Esta proposta foi retirada. Peça-nos uma nova.',
  offer_of_another_trip: 'Esta proposta é para outra viagem. Peça-nos uma nova.',

  already_cancelled: 'Esta reserva já está cancelada.',
  already_rejected: 'Não pudemos aceitar esta reserva, por isso já não pode ser alterada.',
  already_rated: 'Já recebemos a sua avaliação. Obrigado.',
  not_driven_yet: 'Diga-nos depois de chegar, por favor: a viagem ainda não terminou.',
  lands_too_late: ({ hours }) => `Mais de ${hours} horas depois da recolha: ligue-nos, por favor.`,
  partner_decides: 'Quem lhe reservou esta viagem é que a altera ou cancela: pergunte-lhe, por favor.',
  journey_begun: 'Esta viagem já começou: ligue-nos, por favor.',
  here_not_confirmed: 'Poderá avisar quando a reserva estiver confirmada.',
  here_too_early: 'Avise-nos a partir de meia hora antes da recolha, por favor.',
  here_too_late: 'Já passou o tempo para avisar aqui: ligue-nos, por favor.',
  here_undo_too_late: 'Só é possível anular durante um minuto: ligue-nos, por favor.',
  exit_unknown: 'Escolha uma das saídas, por favor.',
  too_late_to_cancel: 'O prazo para cancelar esta viagem aqui já terminou: ligue-nos, por favor.',
  too_late_for_details: 'Falta menos de 1 hora: ligue-nos, por favor.',
  too_late_for_flight: 'A hora da recolha já passou: ligue-nos, por favor.',
  too_late_for_trip: 'Faltam menos de 3 horas: ligue-nos, por favor.',
  too_late_to_rate: 'Uma viagem pode ser avaliada durante 30 dias: escreva-nos, por favor.',
  refund_changed: ({ refund, fee }) => {
    if (refund > 0 && fee > 0)
      return `Se cancelar agora, ${euros(refund)} são devolvidos e ${euros(fee)} não.`
    if (refund > 0) return `Se cancelar agora, são devolvidos ${euros(refund)}.`
    return fee > 0
      ? `Se cancelar agora, os ${euros(fee)} que pagou não são devolvidos.`
      : 'Se cancelar agora, nada é devolvido, porque nada foi pago.'
  },

  nothing_changes: 'Ainda não há alterações. Escolha o que quer alterar.',
  earlier_page_not_closed:
    'Não conseguimos fechar a página de pagamento do seu pedido anterior, por isso nada mudou. Tente de novo daqui a pouco.',
  legs_out_of_order: ({ leg, before }) =>
    `A viagem ${leg} desta reserva começaria antes de a viagem ${before} terminar.`,
  changed_price_differs: ({ price, sent }) =>
    `O preço da viagem alterada é ${euros(price)}, e não ${euros(sent)}; confirme o novo preço, por favor.`,
  changed_meanwhile: 'A reserva está a ser alterada neste momento. Tente de novo, por favor.',
  change_waits: 'Já há uma alteração da sua reserva à espera. Retire-a primeiro ou aguarde a nossa resposta.',
  not_paid_yet:
    'A sua reserva ainda não está paga, por isso o preço não pode mudar agora. Pague-a primeiro ou escreva-nos, por favor.',
  no_such_change: 'Essa alteração não existe.',
  no_open_change: 'Não há nenhuma alteração em aberto nesta reserva.',
  change_awaits_payment: 'A diferença desta alteração ainda não está paga.',
  change_awaits_answer: 'Esta alteração aguarda resposta.',
  change_made: 'Esta alteração já foi feita.',
  change_declined: 'Esta alteração já foi recusada.',
  change_withdrawn: 'Esta alteração foi retirada.',
  change_ended: ({ why }) =>
    `Esta alteração ficou sem efeito.${why ? ` ${changePageTexts.endReasons[why]}` : ''}`,
  stays_until_confirmed: 'A sua reserva mantém-se como está até confirmarmos a alteração.',

  nothing_to_pay: 'Já não há nada a pagar por esta reserva.',
  nothing_to_pay_for_change: 'Já não há nada a pagar por esta alteração.',
  cancelled_not_to_be_paid: 'Esta reserva foi cancelada, por isso não há nada a pagar.',
  rejected_not_to_be_paid: 'Esta reserva foi recusada, por isso não há nada a pagar.',
  already_paid: 'Esta reserva já está paga.',
  paid_to_driver: 'Esta reserva é paga ao motorista.',
  not_taken_nothing_to_pay: 'Não pudemos aceitar esta reserva, por isso não há nada a pagar.',
  cancelled_nothing_to_pay: 'Esta reserva está cancelada, por isso não há nada a pagar.',
  payment_page_unavailable:
    'O pagamento online não está disponível neste momento. O seu pedido fica guardado: tente de novo daqui a pouco.',
  no_such_payment: 'Esse pagamento não existe.',

  sign_in_ended: 'Este link já foi utilizado ou expirou. Peça um novo, por favor.',
  member_not_allowed: 'A sua função na equipa não permite fazê-lo. Fale com um responsável da equipa.',
  member_suspended: 'De momento, as reservas podem apenas ser consultadas. Escreva-nos, por favor.',
  member_is_oneself:
    'Não é possível alterar a própria função nem sair da equipa. Outro responsável pode fazê-lo.',
  too_many_keys: ({ most }) => `Há ${most} chaves em uso, o máximo. Revogue uma primeiro.`,
  other_partner: ({ name }) =>
    `Este navegador tem agora sessão iniciada para «${name}», e a página não. Nada foi feito. Volte a carregar a página.`,
  no_mail_in_sandbox:
    'A sandbox não envia e-mails. POST /api/v1/test/sign-in-links com a sua chave responde com uma ligação para entrar.',
  sandbox_cars_shared: ({ most, hours }) =>
    `Na sandbox pode ter, no máximo, ${most} reservas de uma viatura em ${hours} horas. Cancele algumas ou escolha outro dia.`,
  too_many_members: ({ most }) => `Uma equipa tem, no máximo, ${most} pessoas.`,
  link_wrong: 'Este link não funciona ou expirou. Escreva-nos, por favor.',
  offer_link_wrong: 'Este link não funciona. Abra-o de novo, completo, a partir do nosso e-mail.',
  link_ended: 'Este link expirou. Escreva-nos se ainda precisar de algo desta viagem.',
  link_replaced: 'Este link expirou: já há um mais recente. Abra o do nosso último e-mail.',
  email_change_ended:
    'Este link expirou: a alteração pode ser revertida durante 24 horas. Ligue-nos, por favor.',
  email_change_undone: 'Esta alteração já foi revertida.',
  link_only_shows: 'Este link só mostra a viagem: não permite alterar nada.',
}
