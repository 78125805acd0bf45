import { vehicleNameIn } from '@chauffeur/domain/vehicles'
import type { journeyReasons as english } from '../en/journey-reasons.ts'

const outsideAlgarve = 'Los viajes que empiezan fuera del Algarve se pagan online.'
const regionUnknown =
  'No hemos podido determinar si este viaje empieza en el Algarve, por lo que se paga online.'
const unpayable = 'El pago online no está disponible en este momento: contáctenos para organizar este viaje.'

export const journeyReasons: typeof english = {
  same_place: 'La recogida y el destino son el mismo lugar. Elija otro destino o un servicio por horas.',
  too_many_child_seats: ({ most }) => `Elija de 0 a ${most} sillas infantiles.`,
  too_many_booster_seats: ({ most }) => `Elija de 0 a ${most} elevadores.`,
  more_seats_than_passengers: ({ seats, passengers }) =>
    `Hay más sillas y elevadores (${seats}) que pasajeros (${passengers}).`,
  no_seat_chosen: 'Elija al menos una silla o un elevador, o desactive esta opción.',
  traveller_missing: 'Indique el nombre de quien viaja.',
  billing_missing: 'Rellene los datos de facturación o desactive esta opción.',
  vehicle_too_small: ({ vehicle, most, passengers }) =>
    `${vehicleNameIn('es', vehicle)}: lleva hasta ${most} pasajeros; ha indicado ${passengers}.`,
  wheelchair_not_carried:
    'Ninguno de nuestros vehículos lleva a quien viaja sentado en la silla de ruedas. Pida un precio a nuestro equipo.',
  wheelchair_no_room:
    'En este vehículo no cabe la silla de ruedas con ese equipaje. Elija menos equipaje o un vehículo mayor.',
  no_vehicle: 'Elija un vehículo, por favor.',
  no_payment_method: 'Elija un método de pago, por favor.',
  no_account: 'No hay ninguna cuenta a la que cargarlo. Elija otro método de pago, por favor.',
  paid_on_account: 'Los viajes a su precio neto se cargan en su cuenta.',
  online_unavailable: 'El pago online no está disponible en este momento.',
  paid_online_outside_algarve: outsideAlgarve,
  paid_online_one_leg_outside: 'Se paga online, porque una de las recogidas está fuera del Algarve.',
  leg_too_early: 'Este viaje empieza antes de que termine el anterior.',
  paid_online_region_unknown: regionUnknown,
  unpayable_outside_algarve: `${outsideAlgarve} ${unpayable}`,
  unpayable_region_unknown: `${regionUnknown} ${unpayable}`,
}
