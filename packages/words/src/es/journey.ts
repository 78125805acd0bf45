import { afterColon } from '../after-colon.ts'
import type * as english from '../en/journey.ts'

export const itineraryTexts: typeof english.itineraryTexts = {
  service: 'Servicio',
  airportHint: 'Con su número de vuelo, si lo sabe.',
  flightNumber: 'Número de vuelo',
  flightNumberPlaceholder: 'IB 1902',
  oddFlightNumber: 'Esto no parece un número de vuelo, como IB 1902. Compruebe el número, por favor.',

  places: 'Recogida y destino',
  edit: 'Cambiar',
  editPlaces: 'Cambiar la recogida y el destino',
  pickup: 'Lugar de recogida',
  dropoff: 'Destino',
  locationHint: 'Sugerencias del Algarve, Lisboa y Sevilla',
  pickupPlaceholder: 'Aeropuerto, hotel, dirección',
  dropoffPlaceholder: '¿Adónde va?',
  clearPickup: 'Borrar el lugar de recogida',
  clearDropoff: 'Borrar el destino',
  swap: 'Intercambiar la recogida y el destino',

  date: 'Fecha de recogida',
  time: 'Hora de recogida',
  unreadableTime: 'Escriba la hora así: 10:30, o elíjala en la lista.',
  shortNotice: (phone) =>
    `Faltan menos de tres horas.${phone ? ` Para asegurarse un vehículo, llámenos también: ${phone}.` : ''}`,
  localTime: (zone) =>
    `Las horas son las del lugar de recogida (${zone}). Su dispositivo tiene otra zona horaria.`,
  localTimeToo: (zone, time, here, day) =>
    `Las horas son las del lugar de recogida (${zone}): cuando allí son las ${time}, en su dispositivo son las ${here} del ${day}.`,

  duration: 'Duración',
  fewerHours: 'Una hora menos',
  moreHours: 'Una hora más',

  passengers: 'Pasajeros',
  people: (count) => (count === 1 ? '1 pasajero' : `${count} pasajeros`),
  fewerPassengers: 'Un pasajero menos',
  morePassengers: 'Un pasajero más',
  seats: 'Silla infantil o elevador',
  seatsHint: 'Sin coste y ya instalados cuando llega el vehículo.',
  seatFor: (weight, age) => `${weight}, ${age}`,
  fewer: (what) => `Quitar ${what.toLowerCase()}`,
  more: (what) => `Añadir ${what.toLowerCase()}`,

  stops: 'Paradas sugeridas',
  stopsHint: 'Merece la pena parar. Su chófer le espera con el vehículo.',
  stopsLoading: 'Buscando paradas en su recorrido...',
  stopsFailed: 'No se han podido obtener sugerencias de paradas',
  tryAgain: 'Volver a intentarlo',
  perHour: (price) => `${price} por hora`,
  extraKm: (km) => (km === 0 ? 'En su recorrido' : `${km > 0 ? '+' : '−'}${Math.abs(km)} km`),
  from: 'desde',
  withOneHour: 'con 1 h',
  addsTo: (chosen) =>
    chosen === 0
      ? 'Cada tarjeta indica cuánto añade la parada al recorrido directo'
      : `Cada tarjeta indica cuánto añade la parada a su viaje con ${chosen === 1 ? 'la parada de arriba' : 'las paradas de arriba'}`,
  inVehicle: (vehicle) => `para este vehículo: ${vehicle}.`,
  inAnyVehicle: 'en el vehículo en el que menos añade.',
  addStop: 'Añadir',
  addStopNamed: (name) => `Añadir la parada: ${name}`,
  stopAddedAt: (name, position, count) => `Parada añadida: ${name}, ${position} de ${count}.`,
  stopRemoved: (name) => `Parada quitada: ${name}.`,
  moveUp: (name) => `Subir ${name}`,
  moveDown: (name) => `Bajar ${name}`,
  isFirstStop: 'Esta es la primera parada.',
  isLastStop: 'Esta es la última parada.',
  stopMoved: (name, position, count) => `${name} es ahora la parada ${position} de ${count}.`,
  moreStops: 'Más paradas sugeridas',
  chosenStops: 'Sus paradas',
  stay: 'Duración',
  stayAt: (name) => `Duración de la parada: ${name}`,
  shorterStay: 'Una hora menos',
  longerStay: 'Una hora más',
  remove: 'Quitar',
  removeStopNamed: (name) => `Quitar la parada: ${name}`,
  stopsFull: (max) => `Un viaje puede tener como máximo ${max} paradas.`,

  route: 'Su recorrido',
  distance: 'Distancia',
  drivingTime: 'Tiempo estimado',
  plusStays: (stays) => `más ${stays} de paradas`,
  mapOfRoute: (from, to, stops) =>
    `Mapa del recorrido: ${from} – ${to}${stops === 0 ? '' : stops === 1 ? ', con una parada' : `, con ${stops} paradas`}`,
  mapOfPickup: (place) => `Mapa del lugar de recogida: ${place}`,
  noRouteFigures: 'No hemos podido calcular el recorrido. Pruebe con otros lugares o llámenos.',

  hire: 'Su servicio por horas',
  included: 'Distancia incluida',
  destination: 'Recorrido',
}

export const journeyTexts: typeof english.journeyTexts = {
  hours: (hours) => (hours === 1 ? '1 hora' : `${hours} horas`),
  kilometres: (km, miles) => `${km} km (${miles} mi)`,
  routePoints: 'Puntos del recorrido',
  stopPoint: (stay) => `Parada, ${stay}`,
  byDriver: 'Por definir con el chófer',
}

export const noPriceTexts: typeof english.noPriceTexts = {
  unreached: 'No hemos podido consultar nuestros precios. Compruebe su conexión e inténtelo de nuevo.',
  fault: 'Algo ha fallado por nuestra parte. Inténtelo de nuevo dentro de un momento.',
  again: 'Volver a intentarlo',
}

export const stepTexts: typeof english.stepTexts = {
  tripFields: {
    pickupLocation: 'un lugar de recogida',
    dropoffLocation: 'un destino',
    pickupDate: 'una fecha',
    pickupTime: 'una hora',
  },
  passengerFields: { passengerName: 'el nombre completo', email: 'el correo', phone: 'el teléfono' },
  and: 'y',
  stillToChoose: (what) => `Para continuar, elija ${what}.`,
  stillToChooseBack: (what) => `Para continuar, elija ${what} de la vuelta.`,
  stillToFillIn: (what) => `Para continuar, rellene ${what}.`,
}

export const clockTexts: typeof english.clockTexts = {
  dayIsPast: 'Este día ya ha pasado. Elija otro, por favor.',
  timeIsPast: 'Esta hora de recogida ya ha pasado. Elija una más tarde, por favor.',
  timeIsSkipped: (time, next) =>
    `Esa noche se adelantan los relojes: las ${time} no existen. La siguiente hora disponible es ${next}.`,
}

export const seatTexts: typeof english.seatTexts = {
  childSeatCount: { name: 'Silla infantil', age: 'de 0 a 4 años' },
  boosterSeatCount: { name: 'Elevador', age: 'de 4 a 10 años' },
}

export const legTexts: typeof english.legTexts = {
  there: 'Ida',
  back: 'Vuelta',
  both: 'Ida y vuelta',
  of: (leg, sentence) => `${leg}: ${afterColon(sentence)}`,
  tooEarly: 'La vuelta empieza antes de que termine la ida. Elija una hora posterior.',
  add: 'Añadir la vuelta',
  addHint: 'Una sola reserva, un solo pago.',
  edit: 'Editar la ida',
}
