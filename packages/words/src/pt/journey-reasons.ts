import { vehicleNameIn } from '@chauffeur/domain/vehicles'
import type { journeyReasons as english } from '../en/journey-reasons.ts'

const outsideAlgarve = 'As viagens que começam fora do Algarve são pagas online.'
const regionUnknown = 'Não conseguimos determinar se esta viagem começa no Algarve, por isso é paga online.'
const unpayable = 'O pagamento online não está disponível de momento: contacte-nos para combinar esta viagem.'

export const journeyReasons: typeof english = {
  same_place: 'A recolha e o destino são o mesmo local. Escolha outro destino ou um serviço à hora.',
  too_many_child_seats: ({ most }) => `Escolha de 0 a ${most} cadeiras de criança.`,
  too_many_booster_seats: ({ most }) => `Escolha de 0 a ${most} assentos elevatórios.`,
  more_seats_than_passengers: ({ seats, passengers }) =>
    `Há mais cadeiras e assentos elevatórios (${seats}) do que passageiros (${passengers}).`,
  no_seat_chosen: 'Escolha pelo menos uma cadeira ou assento, ou desligue esta opção.',
  traveller_missing: 'Indique o nome de quem viaja.',
  billing_missing: 'Preencha os dados de faturação ou desligue esta opção.',
  vehicle_too_small: ({ vehicle, most, passengers }) =>
    `${vehicleNameIn('pt', vehicle)}: leva até ${most} passageiros; indicou ${passengers}.`,
  wheelchair_not_carried:
    'Nenhuma das nossas viaturas transporta quem viaja sentado na cadeira de rodas. Peça um preço à nossa equipa.',
  wheelchair_no_room:
    'Nesta viatura não cabe a cadeira de rodas com essa bagagem. Escolha menos bagagem ou uma viatura maior.',
  no_vehicle: 'Escolha uma viatura, por favor.',
  no_payment_method: 'Escolha um método de pagamento, por favor.',
  no_account: 'Não há nenhuma conta para este pagamento. Escolha outro método de pagamento, por favor.',
  paid_on_account: 'As viagens ao seu preço líquido são lançadas na sua conta.',
  online_unavailable: 'O pagamento online não está disponível de momento.',
  paid_online_outside_algarve: outsideAlgarve,
  paid_online_one_leg_outside: 'Pago online, porque uma das recolhas fica fora do Algarve.',
  leg_too_early: 'Esta viagem começa antes de a anterior terminar.',
  paid_online_region_unknown: regionUnknown,
  unpayable_outside_algarve: `${outsideAlgarve} ${unpayable}`,
  unpayable_region_unknown: `${regionUnknown} ${unpayable}`,
}
