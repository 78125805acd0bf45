import { formatEuros, type Cents } from '@chauffeur/domain/money'
import { classOf, translateName } from '../names.ts'
import { atTime, describeDay, theTime } from '@chauffeur/domain/time'
import { vehicleNameIn } from '@chauffeur/domain/vehicles'
import type { guestReasons as english } from '../en/guest-reasons.ts'
import { changePageTexts } from './changes.ts'
import { names } from './names.ts'

const euros = (cents: Cents) => formatEuros(cents, 'es')
const nameOf = (place: string) => translateName(names, place)

export const guestReasons: typeof english = {
  too_often: ({ seconds }) => {
    const wait =
      seconds <= 60
        ? `${seconds} ${seconds === 1 ? 'segundo' : 'segundos'}`
        : seconds <= 7200
          ? `${Math.ceil(seconds / 60)} minutos`
          : `${Math.ceil(seconds / 3600)} horas`
    return `Han sido demasiados intentos. Espere ${wait} e inténtelo de nuevo.`
  },
  request_in_progress: 'La misma solicitud se está tramitando todavía. Espere un momento, por favor.',
  idempotency_key_reused: 'Esta solicitud ya se envió con otros datos.',

  place_search_failed: ({ place }) =>
    `En este momento no podemos buscar «${nameOf(place)}». Inténtelo de nuevo en breve.`,
  place_unknown: ({ place }) => `No hemos encontrado «${nameOf(place)}».`,
  place_not_chosen: ({ place }) =>
    `No hemos encontrado «${nameOf(place)}». Elija un lugar de las sugerencias, por favor.`,
  hours_missing: 'Campo obligatorio: duración en horas.',
  dropoff_missing: 'Campo obligatorio: destino.',
  no_road: 'No hemos encontrado un recorrido por carretera entre estos lugares.',
  road_not_measured: 'En este momento no podemos calcular este recorrido. Inténtelo de nuevo en breve.',
  no_fixed_price: ({ vehicle }) =>
    `No hay precio fijo para este viaje en este vehículo: ${vehicleNameIn('es', vehicle)}. Nuestro equipo puede darle uno.`,
  no_transfer_page: 'No hay ninguna página sobre este traslado.',
  too_many_stops: ({ most }) => `Un viaje puede tener como máximo ${most} paradas.`,
  stay_not_possible: ({ place }) => `Esta parada debe durar de 1 a 24 horas completas: ${nameOf(place)}.`,
  stop_listed_twice: ({ place }) => `Hay una parada repetida en la lista: ${nameOf(place)}.`,
  stop_chosen_twice: 'Cada parada se puede elegir una sola vez.',
  stop_not_offered: ({ place }) => `«${nameOf(place)}» no es una de las paradas que ofrecemos.`,
  luggage_not_offered: 'Este equipaje no está disponible para el vehículo elegido.',
  time_skipped: ({ time, next }) =>
    `Esa noche se adelantan los relojes: las ${time} no existen. La siguiente hora disponible es ${next}.`,
  pickup_time_past: 'La hora de recogida ya ha pasado.',
  pickup_date_past: 'El día de la recogida ya ha pasado.',
  no_car: ({ vehicle, date, time, nearestTimes }) => {
    const taken = `Todos nuestros vehículos ${classOf(vehicle)} están ocupados ${atTime(time, 'es')} del ${describeDay(date, 'es')}.`
    return nearestTimes.length === 0
      ? taken
      : `${taken} Hay disponibilidad ${atTime(nearestTimes.join(' y '), 'es')}.`
  },
  short_notice: ({ date, time }) =>
    `Para una recogida antes de ${theTime(time, 'es')}${date === null ? '' : ` del ${describeDay(date, 'es')}`}, llámenos, por favor.`,

  price_changed: ({ price, sent }) =>
    `El precio de este viaje es ${euros(price)}, y no ${euros(sent)}; confirme el nuevo precio, por favor.`,
  quote_expired: ({ price }) =>
    `El precio indicado ya no es válido. El precio es ahora ${euros(price)}; confírmelo, por favor.`,
  quote_not_ours: 'Este precio no lo hemos dado nosotros. Pida un precio nuevo, por favor.',
  quote_of_another_partner: 'Este precio se dio a otra persona. Pida un precio nuevo, por favor.',
  quote_of_another_trip: 'Este precio es para otro viaje. Pida un precio nuevo, por favor.',
  offer_booked: 'Esta propuesta ya se ha reservado.',
  offer_ended: 'Esta propuesta ha caducado. Pídanos una nueva.',
  offer_withdrawn: 'Esta propuesta se ha retirado. Pídanos una nueva.',
  offer_of_another_trip: 'Esta propuesta es para otro viaje. Pídanos una nueva.',

  already_cancelled: 'Esta reserva ya está cancelada.',
  already_rejected: 'No pudimos aceptar esta reserva, por lo que ya no se puede cambiar.',
  already_rated: 'Ya hemos recibido su valoración. Gracias.',
  not_driven_yet: 'Díganoslo cuando haya llegado, por favor: el viaje aún no ha terminado.',
  lands_too_late: ({ hours }) => `Más de ${hours} horas después de la recogida: llámenos, por favor.`,
  partner_decides: 'Quien le reservó este viaje es quien lo cambia o lo cancela: pregúntele, por favor.',
  journey_begun: 'Este viaje ya ha comenzado: llámenos, por favor.',
  here_not_confirmed: 'Podrá avisarnos cuando la reserva esté confirmada.',
  here_too_early: 'Avísenos desde media hora antes de la recogida, por favor.',
  here_too_late: 'Ya ha pasado el tiempo para avisar aquí: llámenos, por favor.',
  here_undo_too_late: 'Solo se puede deshacer durante un minuto: llámenos, por favor.',
  exit_unknown: 'Elija una de las salidas, por favor.',
  too_late_to_cancel: 'El plazo para cancelar este viaje aquí ya ha terminado: llámenos, por favor.',
  too_late_for_details: 'Falta menos de 1 hora: llámenos, por favor.',
  too_late_for_flight: 'La hora de la recogida ya ha pasado: llámenos, por favor.',
  too_late_for_trip: 'Faltan menos de 3 horas: llámenos, por favor.',
  too_late_to_rate: 'Un viaje se puede valorar durante 30 días: escríbanos, por favor.',
  refund_changed: ({ refund, fee }) => {
    if (refund > 0 && fee > 0)
      return `Si cancela ahora, se le devolverán ${euros(refund)}, pero no ${euros(fee)}.`
    if (refund > 0) return `Si cancela ahora, se le devolverán ${euros(refund)}.`
    return fee > 0
      ? `Si cancela ahora, los ${euros(fee)} que pagó no se devuelven.`
      : 'Si cancela ahora, no se devuelve nada, porque no se ha pagado nada.'
  },

  nothing_changes: 'Aún no hay cambios. Elija qué quiere cambiar.',
  earlier_page_not_closed:
    'No hemos podido cerrar la página de pago de su solicitud anterior, así que nada ha cambiado. Inténtelo de nuevo en un momento.',
  legs_out_of_order: ({ leg, before }) =>
    `El viaje ${leg} de esta reserva empezaría antes de que termine el viaje ${before}.`,
  changed_price_differs: ({ price, sent }) =>
    `El precio del viaje cambiado es ${euros(price)}, y no ${euros(sent)}; confirme el nuevo precio, por favor.`,
  changed_meanwhile: 'La reserva se está modificando en este momento. Inténtelo de nuevo, por favor.',
  change_waits: 'Ya hay un cambio de su reserva pendiente. Retírelo primero o espere nuestra respuesta.',
  not_paid_yet:
    'Su reserva aún no está pagada, por lo que su precio no puede cambiar ahora. Páguela primero o escríbanos, por favor.',
  no_such_change: 'Ese cambio no existe.',
  no_open_change: 'No hay ningún cambio pendiente en esta reserva.',
  change_awaits_payment: 'La diferencia de este cambio aún no está pagada.',
  change_awaits_answer: 'Este cambio espera respuesta.',
  change_made: 'Este cambio ya se ha hecho.',
  change_declined: 'Este cambio ya se ha rechazado.',
  change_withdrawn: 'Este cambio se ha retirado.',
  change_ended: ({ why }) =>
    `Este cambio ha quedado sin efecto.${why ? ` ${changePageTexts.endReasons[why]}` : ''}`,
  stays_until_confirmed: 'Su reserva sigue como está hasta que confirmemos el cambio.',

  nothing_to_pay: 'Ya no hay nada que pagar por esta reserva.',
  nothing_to_pay_for_change: 'Ya no hay nada que pagar por este cambio.',
  cancelled_not_to_be_paid: 'Esta reserva fue cancelada, por lo que no hay nada que pagar.',
  rejected_not_to_be_paid: 'Esta reserva fue rechazada, por lo que no hay nada que pagar.',
  already_paid: 'Esta reserva ya está pagada.',
  paid_to_driver: 'Esta reserva se paga al chófer.',
  not_taken_nothing_to_pay: 'No pudimos aceptar esta reserva, por lo que no hay nada que pagar.',
  cancelled_nothing_to_pay: 'Esta reserva está cancelada, por lo que no hay nada que pagar.',
  payment_page_unavailable:
    'El pago online no está disponible ahora mismo. Su solicitud queda guardada: inténtelo de nuevo en un momento.',
  no_such_payment: 'Ese pago no existe.',

  sign_in_ended: 'Este enlace ya se ha utilizado o ha caducado. Pida uno nuevo, por favor.',
  member_not_allowed: 'Su función en el equipo no permite hacerlo. Hable con un responsable del equipo.',
  member_suspended: 'Por ahora las reservas solo se pueden consultar. Escríbanos, por favor.',
  member_is_oneself:
    'No es posible cambiar la propia función ni salir del equipo. Otro responsable puede hacerlo.',
  too_many_keys: ({ most }) => `Hay ${most} claves en uso, el máximo. Revoque una primero.`,
  other_partner: ({ name }) =>
    `Este navegador tiene ahora la sesión abierta para «${name}», y la página no. No se ha hecho nada. Vuelva a cargar la página.`,
  no_mail_in_sandbox:
    'La sandbox no envía correos: en la documentación está cómo obtener con su clave un enlace para entrar.',
  sandbox_cars_shared: ({ most, hours }) =>
    `En la sandbox puede tener como máximo ${most} reservas de un vehículo en ${hours} horas. Cancele algunas o elija otro día.`,
  too_many_members: ({ most }) => `Un equipo tiene como máximo ${most} personas.`,
  link_wrong: 'Este enlace no funciona o ha caducado. Escríbanos, por favor.',
  offer_link_wrong: 'Este enlace no funciona. Ábralo de nuevo, entero, desde nuestro correo.',
  link_ended: 'Este enlace ha caducado. Escríbanos si todavía necesita algo de este viaje.',
  link_replaced: 'Este enlace ha caducado: ya hay uno más reciente. Abra el de nuestro último correo.',
  email_change_ended:
    'Este enlace ha caducado: el cambio se puede deshacer durante 24 horas. Llámenos, por favor.',
  email_change_undone: 'Este cambio ya se ha deshecho.',
  link_only_shows: 'Este enlace solo muestra el viaje: con él no se puede cambiar nada.',
}
