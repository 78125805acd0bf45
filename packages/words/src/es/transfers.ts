import type * as english from '../en/transfers.ts'

export const transferTexts: typeof english.transferTexts = {
  index: {
    title: 'Traslados',
    description:
      'Traslados privados desde el Aeropuerto de Faro al Algarve, Lisboa y Sevilla: distancia, tiempo y el precio fijo de cada coche.',
    eyebrow: 'Traslados',
    heading: 'Desde el Aeropuerto de Faro, a precio fijo',
    lead: 'Doce viajes que hacemos cada semana, cada uno con su camino, su tiempo y lo que cuesta en cada coche. Cualquier otro tiene precio en la reserva en menos de un minuto.',
    other: 'Otro viaje',
    otherText: 'A cualquier lugar del Algarve, Lisboa y Sevilla, a cualquier hora.',
    from: (price) => `desde ${price}`,
  },
  title: (from, to) => `${from} – ${to}: traslado privado`,
  heading: (from, to) => `${from} – ${to}`,
  eyebrow: 'Traslado privado',
  distance: 'Por carretera',
  duration: 'Conducción',
  lowest: 'Desde',
  kilometres: (km) => `${km} km`,
  minutes: (hours, minutes) => (hours === 0 ? `${minutes} min` : `${hours} h ${minutes} min`),
  map: (from, to) => `Mapa del camino: ${from} – ${to}`,
  prices: 'Cuánto cuesta',
  pricesText:
    'Por el coche entero, sean cuantos sean. Lo que ve es lo que paga: el precio no cambia con el tráfico.',
  upTo: (count) => `Hasta ${count} ${count === 1 ? 'pasajero' : 'pasajeros'}`,
  toBeEvaluated: 'A valorar por nuestro equipo',
  reserve: 'Reservar',
  reserveNamed: (vehicle) => `Reservar este traslado en el ${vehicle}`,
  way: 'El camino',
  back: 'La vuelta',
  bookBack: 'Reservar la vuelta',
  questions: 'Conviene saber',
  others: 'Aquí cerca',
  all: 'Todos los traslados',
  home: 'Inicio',
}
