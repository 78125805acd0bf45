import { SPANISH_STOP_NAMES } from '@chauffeur/domain/stop-names-es'
import type { bookingSentences as english } from '../../shared/locale/sentence-texts.ts'

export const bookingSentences: typeof english = {
  by: {
    'There is no page about this transfer.': 'No hay ninguna página sobre este traslado.',
    'Please select a vehicle.': 'Elija un vehículo, por favor.',
    'To be evaluated by our Team': 'A valorar por nuestro equipo',
    Cash: 'Efectivo',
    'Online Payment': 'Pago online',
    'Card on Pickup': 'Tarjeta en la recogida',
    'Most Popular': 'El más elegido',
    'Child seat': 'Silla infantil',
    'Booster seat': 'Elevador infantil',
    'about 0-4 years': 'unos 0-4 años',
    'about 4-10 years': 'unos 4-10 años',
    FREE: 'GRATIS',
    '{count} large suitcases': '{count} maletas grandes',
    '{count} cabin bags': '{count} maletas de cabina',
    '1 large + {count} cabin bags': '1 maleta grande + {count} de cabina',
    '{count} large + {count2} cabin bags': '{count} maletas grandes + {count2} de cabina',
    'Insufficient Capacity': 'Plazas insuficientes',
    '{vehicle} takes up to {count} passengers; you selected {count2}.':
      '{vehicle}: lleva hasta {count} pasajeros; ha indicado {count2}.',
    'Pick-up and drop-off are the same place. Choose another drop-off, or a hire by the hour.':
      'La recogida y el destino son el mismo lugar. Elija otro destino o un alquiler por horas.',
    'Please choose 0 to {count} child seats.': 'Elija de 0 a {count} sillas infantiles.',
    'Please choose 0 to {count} booster seats.': 'Elija de 0 a {count} elevadores infantiles.',
    'Please choose at least one seat, or switch the seats off.':
      'Elija al menos una silla o un elevador, o desactive esta opción.',
    'Please give the name of the person travelling.': 'Indique el nombre de quien viaja.',
    'Please fill in the billing address, or switch it off.':
      'Rellene los datos de facturación o desactive esta opción.',
    'There are more child and booster seats ({count}) than passengers ({count2}).':
      'Hay más sillas y elevadores ({count}) que pasajeros ({count2}).',
    'Trips that start outside the Algarve are paid online.':
      'Los viajes que empiezan fuera del Algarve se pagan online.',
    'Online payment is not available at the moment.': 'El pago online no está disponible en este momento.',
    'We could not tell whether this trip starts in the Algarve, so it is paid online.':
      'No hemos podido determinar si este viaje empieza en el Algarve, por lo que se paga online.',
    '{rule} Online payment is not available at the moment: please contact us to arrange this trip.':
      '{rule} El pago online no está disponible en este momento: contáctenos para organizar este viaje.',
    'Please choose a payment method.': 'Elija un método de pago, por favor.',
    'This offer has been booked.': 'Esta oferta ya se ha reservado.',
    'This offer has ended. Ask us for a new one.': 'Esta oferta ha caducado. Pídanos una nueva.',
    'This offer has been withdrawn. Ask us for a new one.': 'Esta oferta se ha retirado. Pídanos una nueva.',
    'This offer is for another trip. Ask us for a new one.':
      'Esta oferta es para otro viaje. Pídanos una nueva.',
    'All our {class} cars are taken at {time} on {day} {month}. Free at {times}.':
      'Todos nuestros coches {class} están ocupados a las {time} del {day} de {month}. Hay disponibilidad a las {times}.',
    'All our {class} cars are taken at {time} on {day} {month}.':
      'Todos nuestros coches {class} están ocupados a las {time} del {day} de {month}.',
    '{time} and {time2}': '{time} y {time2}',
    'For a pick-up before {time} please call us.':
      'Para una recogida antes de las {time}, llámenos, por favor.',
    'For a pick-up before {time} on {day} {month} please call us.':
      'Para una recogida antes de las {time} del {day} de {month}, llámenos, por favor.',
    'The clocks go forward that night: {time} does not exist. The next time that does is {time2}.':
      'Esa noche se adelantan los relojes: las {time} no existen. La siguiente hora que existe es {time2}.',
    'The pick-up time is in the past.': 'La hora de recogida ya ha pasado.',
    'The pick-up date is in the past.': 'El día de la recogida ya ha pasado.',
    'A trip can have at most {count} stops.': 'Un viaje puede tener como máximo {count} paradas.',
    'The stop at {place} must last 1 to 24 whole hours.':
      'La parada en {place} debe durar de 1 a 24 horas completas.',
    '{place} is on the list of stops twice.': '{place} está dos veces en la lista de paradas.',
    'Each stop can be chosen once.': 'Cada parada se puede elegir una sola vez.',
    '“{place}” is not one of the stops we offer.': '«{place}» no es una de las paradas que ofrecemos.',
    'This luggage configuration is not available for the chosen vehicle.':
      'Este equipaje no está disponible para el vehículo elegido.',
    'You have told us already. Thank you.': 'Ya hemos recibido su respuesta. Gracias.',
    'Please tell us once you have arrived: the trip is not over yet.':
      'Díganoslo cuando haya llegado, por favor: el viaje aún no ha terminado.',
    'A journey can be rated for 30 days: please write to us.':
      'Un viaje se puede valorar durante 30 días: escríbanos, por favor.',
    'This booking is already cancelled.': 'Esta reserva ya está cancelada.',
    'This booking was rejected, so nothing about it can be changed.':
      'No pudimos aceptar esta reserva, por lo que ya no se puede cambiar nada en ella.',
    'This journey has begun: please call us.': 'Este viaje ya ha comenzado: llámenos, por favor.',
    'It is too late to cancel this journey here: please call us.':
      'Ya es tarde para cancelar este viaje aquí: llámenos, por favor.',
    'Less than 1 hour to go: please call us.': 'Falta menos de 1 hora: llámenos, por favor.',
    'The time of the pick-up has passed: please call us.':
      'La hora de la recogida ya ha pasado: llámenos, por favor.',
    'Less than 3 hours to go: please call us.': 'Faltan menos de 3 horas: llámenos, por favor.',
    'This booking was {state}, so nothing is to be paid.':
      'Esta reserva fue {state}, por lo que no hay nada que pagar.',
    cancelled: 'cancelada',
    rejected: 'rechazada',
    'This booking is paid already.': 'Esta reserva ya está pagada.',
    'This booking is to be paid to the driver.': 'Esta reserva se paga al chófer.',
    'The payment did not go through. Your booking stands as it is.':
      'El pago no se ha completado. Su reserva sigue como está.',
    'The payment page closed before anything was paid. Your booking stands as it is.':
      'La página de pago se cerró antes de que se pagara nada. Su reserva sigue como está.',
    'Our team is looking at your payment. Until then your booking stands as it is.':
      'Nuestro equipo está revisando su pago. Hasta entonces, su reserva sigue como está.',
    'Your booking stays as it is until we confirm the change.':
      'Su reserva sigue como está hasta que confirmemos el cambio.',
    'We cannot look up “{place}” at the moment. Please try again soon.':
      'En este momento no podemos buscar «{place}». Inténtelo de nuevo en breve.',
    'We could not find “{place}”. Please choose a place from the suggestions.':
      'No hemos encontrado «{place}». Elija un lugar de las sugerencias, por favor.',
    'We could not find “{place}”.': 'No hemos encontrado «{place}».',
    'There is no fixed price for this trip in the {vehicle}. Our team can tell you one.':
      'No hay precio fijo para este viaje en {vehicle}. Nuestro equipo puede darle uno.',
    'We could not find a way by road between these places.':
      'No hemos encontrado camino por carretera entre estos lugares.',
    'We cannot measure this journey at the moment. Please try again soon.':
      'En este momento no podemos medir este trayecto. Inténtelo de nuevo en breve.',
    'Nothing of the trip changes. Choose what should be different.':
      'Nada cambia en el viaje. Elija qué debe ser distinto.',
    'The price of the changed trip is {price}, not {price2}; please confirm it.':
      'El precio del viaje cambiado es {price}, y no {price2}; confírmelo, por favor.',
    'The price of this trip is {price}, not {price2}; please confirm it.':
      'El precio de este viaje es {price}, y no {price2}; confírmelo, por favor.',
    'This quote has run out. The price is now {price}; please confirm it.':
      'El precio indicado ya no es válido. Ahora es {price}; confírmelo, por favor.',
    'This quote is not one of ours. Please ask for a new price.':
      'Este precio no lo hemos dado nosotros. Pida un precio nuevo, por favor.',
    'This quote is for another trip. Please ask for a new price.':
      'Este precio es para otro viaje. Pida un precio nuevo, por favor.',
    'The booking is being changed at this moment. Please try again.':
      'La reserva se está modificando en este momento. Inténtelo de nuevo, por favor.',
    'A change of your booking waits already. Withdraw it first, or wait for our answer.':
      'Ya hay un cambio de su reserva pendiente. Retírelo primero o espere nuestra respuesta.',
    'Your booking is not paid yet, so its price cannot change now. Please pay it first, or write to us.':
      'Su reserva aún no está pagada, por lo que su precio no puede cambiar ahora. Páguela primero o escríbanos, por favor.',
    'There is no such change.': 'Ese cambio no existe.',
    'No change of this booking is open.': 'No hay ningún cambio pendiente en esta reserva.',
    'The difference of this change is not paid yet.': 'La diferencia de este cambio aún no está pagada.',
    'This change waits for an answer.': 'Este cambio espera respuesta.',
    'This change has been made already.': 'Este cambio ya se ha hecho.',
    'This change has been declined already.': 'Este cambio ya se ha rechazado.',
    'This change has been withdrawn.': 'Este cambio se ha retirado.',
    'This change has ended.': 'Este cambio ha caducado.',
    'Nothing is to be paid for this booking any more.': 'Ya no hay nada que pagar por esta reserva.',
    'Nothing is to be paid for this change any more.': 'Ya no hay nada que pagar por este cambio.',
    'This link does not work, or has ended. Please write to us.':
      'Este enlace no funciona o ha caducado. Escríbanos, por favor.',
    'This link does not work. Please open it from our e-mail once more, whole.':
      'Este enlace no funciona. Ábralo de nuevo, entero, desde nuestro correo.',
    'This link has ended. Write to us if you still need something from this trip.':
      'Este enlace ha caducado. Escríbanos si todavía necesita algo de este viaje.',
    'This link only shows the journey: nothing can be changed by it.':
      'Este enlace solo muestra el viaje: con él no se puede cambiar nada.',
    'We could not take this booking, so there is nothing to be paid.':
      'No pudimos aceptar esta reserva, por lo que no hay nada que pagar.',
    'This booking is cancelled, so there is nothing to be paid.':
      'Esta reserva está cancelada, por lo que no hay nada que pagar.',
    'Online payment is not available right now. Your request is kept: please try again in a moment.':
      'El pago online no está disponible ahora mismo. Su solicitud queda guardada: inténtelo de nuevo en un momento.',
    'If you cancel now, {price} is returned.': 'Si cancela ahora, se le devuelven {price}.',
    'If you cancel now, {price} is returned, and {price2} is not.':
      'Si cancela ahora, se le devuelven {price} y {price2} no.',
    'If you cancel now, the {price} you paid is not returned.':
      'Si cancela ahora, los {price} que pagó no se devuelven.',
    'If you cancel now, nothing is returned, because nothing is paid.':
      'Si cancela ahora, no se devuelve nada, porque no se ha pagado nada.',
    'There is no such payment.': 'Ese pago no existe.',
    'This Idempotency-Key was used for another request.': 'Esta solicitud ya se envió con otros datos.',
    '{label} must be a whole number from {count} to {count2}.':
      'El campo «{label}» debe ser un número entero de {count} a {count2}.',
    'Pick-up date must be a day written like 2027-03-28.': 'Indique el día de la recogida.',
    'Pick-up time must be a time written like 14:30.': 'Escriba la hora de la recogida como 14:30.',
    'There are too many stops.': 'Hay demasiadas paradas.',
    'Pick-up location': 'lugar de recogida',
    'Drop-off location': 'destino',
    'Pick-up date': 'día de la recogida',
    'Pick-up time': 'hora de la recogida',
    'Duration in hours': 'duración en horas',
    'The number of passengers': 'número de pasajeros',
    'The number of child seats': 'número de sillas infantiles',
    'The number of booster seats': 'número de elevadores infantiles',
    'Passenger name': 'nombre del pasajero',
    'Passenger phone': 'teléfono del pasajero',
    'Name on the sign': 'nombre en el cartel',
    'Flight number': 'número de vuelo',
    'Special requests': 'peticiones especiales',
    'Company name': 'nombre de la empresa',
    'Tax number': 'número fiscal',
    Street: 'calle',
    'Street number': 'número de la calle',
    City: 'ciudad',
    State: 'provincia',
    'Postal code': 'código postal',
    Country: 'país',
    'The reason': 'motivo',
    January: 'enero',
    February: 'febrero',
    March: 'marzo',
    April: 'abril',
    May: 'mayo',
    June: 'junio',
    July: 'julio',
    August: 'agosto',
    September: 'septiembre',
    October: 'octubre',
    November: 'noviembre',
    December: 'diciembre',
    'Atlantic Ocean': 'Océano Atlántico',
    'Gulf of Cádiz': 'Golfo de Cádiz',
    'Mediterranean Sea': 'Mar Mediterráneo',
    Spain: 'España',
    ...SPANISH_STOP_NAMES,
  },
}
