import { ANSWER_HOURS } from '@chauffeur/domain/enquiry'
import type * as english from '../en/booking.ts'

export const wizardTexts: typeof english.wizardTexts = {
  promise: 'Un precio fijo para cada vehículo, antes de confirmar nada.',
  progress: 'Pasos de la reserva',
  steps: ['Detalles del servicio', 'Elección del vehículo', 'Datos del pasajero', 'Revisar y confirmar'],
  stepOf: (step, all) => `Paso ${step} de ${all}`,
  back: 'Volver',
  next: 'Continuar',
  opening: 'Abriendo su reserva',
  withoutScripts:
    'Para reservar aquí se necesita JavaScript, que está desactivado en su navegador. Permítalo en este sitio y vuelva a cargar la página.',
  bookByPhone: 'O tomamos nosotros su reserva:',
}

export const summaryTexts: typeof english.summaryTexts = {
  toBeEvaluated: 'A valorar por nuestro equipo',
  mostPopular: 'El más elegido',
  title: 'Su viaje',
  noRoute: 'Elija dónde empieza el viaje y verá el precio de cada vehículo.',
  noTime: 'Aún sin fecha',
  noVehicle: 'Aún sin vehículo',
  from: (price) => `desde ${price}`,
  pricing: 'Calculando...',
  show: 'Mostrar su viaje',
  people: (count) => (count === 1 ? '1 pasajero' : `${count} pasajeros`),
  price: 'Precio fijo',
}

export const vehicleTexts: typeof english.vehicleTexts = {
  choose: 'Vehículo',
  upTo: (passengers) => `Hasta ${passengers} pasajeros`,
  categories: { 'first class': 'Primera clase', business: 'Clase ejecutiva' },
  offeredPrice: 'Su propuesta',
  fixedPrice: 'precio fijo',
  together: (percent) => `Precios fijos. Ida y vuelta juntas cuestan un ${percent} menos.`,
  pricing: 'Calculando el precio',
  tooSmall: 'Plazas insuficientes',
  notOnline:
    'No hay precio fijo para este viaje en este vehículo, por lo que no se puede reservar aquí. Puede que otro vehículo lo tenga.',
  noneOnline: 'No hemos podido calcular un precio para este viaje.',
  checkAgain: 'Pedir los precios de nuevo',
  callUs: 'O contáctenos:',
  askTeam: 'Preguntar a nuestro equipo',
  askTeamFor: (name) => `Preguntar a nuestro equipo: ${name}`,
  call: (phone) => `Llamar al ${phone}`,
  takeTime: (time) => `Elegir las ${time}`,
  takeTimeFor: (time, name) => `Elegir las ${time}: ${name}`,
  pricesReady: (count, from) =>
    count === 1 ? `1 vehículo con precio, a ${from}` : `${count} vehículos con precio, desde ${from}`,
  luggage: 'Equipaje',
  capacity: 'máximo',
  pieces: (count) => `${count} maletas`,
  luggageOf: (name) => `Equipaje: ${name}`,
  noPreference: 'Aún por decidir',
  descriptions: {
    1: 'La manera más tranquila de llegar: asientos traseros reclinables, mucho espacio para las piernas y calma para pensar.',
    2: 'Sereno y sin prisas. El coche adecuado para dos o tres, de la terminal a la puerta.',
    3: 'La comodidad de un salón para todo el grupo, con espacio de sobra para todo el equipaje.',
    4: 'Ocho plazas y un maletero profundo: bolsas de golf, carritos de bebé y maletas viajan juntos.',
    5: 'Para grupos mayores enviamos una Sprinter o dos furgonetas, para que todos salgan juntos.',
  },
}

export const askTexts: typeof english.askTexts = {
  ask: 'Pedir un precio a nuestro equipo',
  askFor: (vehicle) => `Pedir un precio a nuestro equipo: ${vehicle}`,
  opening: 'Abriendo...',
  description: `Estudiaremos este viaje y le responderemos en menos de ${ANSWER_HOURS} horas. Por ahora no queda nada reservado.`,
  trip: 'Su viaje',
  noTime: 'Aún sin fecha',
  anyVehicle: 'Cualquier vehículo',
  passengers: (count) => (count === 1 ? '1 pasajero' : `${count} pasajeros`),
  noPickup: 'Indique dónde empieza el viaje.',
  placePlaceholder: 'Nombre de la casa, calle, pueblo',
  message: 'Mensaje (opcional)',
  messagePlaceholder: 'Lo que nos pueda ayudar: si el horario es flexible, dónde exactamente, quién viaja...',
  send: 'Enviar solicitud',
  sentTitle: 'Hemos recibido su solicitud',
  bookingStays: 'Su reserva sigue aquí, tal como la ha rellenado.',
  back: 'Volver a mi reserva',
  stillPossible: 'Nuestro equipo todavía puede organizar este viaje para usted.',
}
