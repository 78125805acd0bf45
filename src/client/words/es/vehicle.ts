import type { vehicleTexts } from '../../site/booking/vehicle/vehicle-texts.ts'

export const vehicle: typeof vehicleTexts = {
  choose: 'Vehículo',
  upTo: (passengers) => `Hasta ${passengers} pasajeros`,
  categories: { 'first class': 'Primera clase', business: 'Ejecutiva' },
  offeredPrice: 'Su oferta',
  fixedPrice: 'precio fijo',
  pricing: 'Calculando el precio',
  toBeEvaluated: 'A valorar por nuestro equipo',
  notOnline:
    'No hay precio fijo para este viaje en este vehículo, por lo que no se puede reservar aquí. Puede que otro vehículo lo tenga.',
  noneOnline: 'No hemos podido calcular un precio para este viaje.',
  checkAgain: 'Pedir los precios de nuevo',
  callUs: 'O contáctenos:',
  askTeam: 'Preguntar a nuestro equipo',
  askTeamFor: (name) => `Preguntar a nuestro equipo por ${name}`,
  call: (phone) => `Llamar al ${phone}`,
  takeTime: (time) => `Elegir las ${time}`,
  takeTimeFor: (time, name) => `Elegir las ${time} en ${name}`,
  pricesReady: (count, from) =>
    count === 1 ? `1 vehículo con precio, a ${from}` : `${count} vehículos con precio, desde ${from}`,
  luggage: 'Equipaje',
  capacity: 'que cabe',
  pieces: (count) => `${count} bultos de equipaje`,
  luggageOf: (name) => `Equipaje en ${name}`,
  noPreference: 'Aún no lo sé',
  descriptions: {
    1: 'La forma más tranquila de llegar: asientos traseros reclinables, mucho espacio para las piernas y sosiego para pensar.',
    2: 'Sereno y sin prisas. El coche adecuado para dos o tres, de la terminal a la puerta.',
    3: 'Asientos de salón para todo el grupo, con espacio de sobra para todo el equipaje.',
    4: 'Ocho plazas y un maletero profundo: bolsas de golf, carritos y maletas viajan juntos.',
    5: 'Para grupos mayores enviamos una Sprinter o dos furgonetas, para que todos salgan juntos.',
  },
}
