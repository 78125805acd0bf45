import type * as english from '../en/landing.ts'

export const claims: typeof english.claims = {
  waiting: {
    title: '60 minutos de espera gratis, con seguimiento del vuelo',
    text: 'En cada recogida en el aeropuerto: recoja su equipaje con calma.',
  },
  hourly: {
    title: 'Servicio por horas desde 3 horas',
    text: 'Un coche y un chófer a su disposición. Cambie de recorrido tantas veces como quiera.',
  },
  cancellation: {
    title: 'Cancelación gratuita hasta 1 hora antes',
    text: 'Los planes cambian. Cancele online hasta una hora antes de la recogida, sin ningún coste.',
  },
  price: {
    title: 'Precio fijo, sea cual sea el tráfico',
    text: 'El precio que acepta es el precio que paga, con o sin tráfico ese día.',
  },
  invoicing: {
    title: 'Facturación mensual para empresas',
    text: 'Una cuenta para toda la oficina, una factura al mes, con todos los viajes detallados.',
  },
  roundTheClock: {
    title: 'Servicio 24 horas',
    text: 'Del primer vuelo de la mañana a la última cena de la noche, siempre hay alguien para atenderle.',
  },
}

export const fleetTexts: typeof english.fleetTexts = {
  eyebrow: 'La flota',
  heading: 'Cuatro coches, la misma exigencia',
  text: 'Coches silenciosos, impecables antes de cada viaje. Elija según el número de pasajeros y el equipaje.',
  party: 'Pasajeros',
  tooSmall: (count) => `Se puede reservar para un máximo de ${count} pasajeros`,
  passengers: (count) => (count === 1 ? '1 pasajero' : `${count} pasajeros`),
  luggage: (count) => (count === 1 ? '1 maleta' : `${count} maletas`),
  exteriorOf: (name) => `${name}, de frente y de lado`,
  interiorOf: (name) => `Interior: ${name}`,
  interior: 'Interior',
  showInterior: (name) => `Mostrar el interior: ${name}`,
  reserve: 'Reservar',
  reserveNamed: (name) => `Reservar un viaje: ${name}`,
  larger: '¿Son entre nueve y dieciséis? Enviamos una Sprinter, o dos furgonetas.',
  largerLink: 'Reservar para un grupo mayor',
  badge: 'Premium',
  cars: {
    1: {
      badge: 'Primera clase',
      description:
        'La berlina larga. Asientos traseros reclinables y un interior en el que nadie tiene que alzar la voz.',
      features: [
        'Asientos con masaje',
        'Asientos traseros ejecutivos',
        'Audio premium',
        'Configuración con chófer',
        'Climatización',
      ],
    },
    2: {
      badge: 'Clase ejecutiva',
      description:
        'La berlina ejecutiva. Serena en la autopista, ágil en el casco antiguo, acertada para cualquier reunión.',
      features: ['Asientos calefactados', 'Audio premium', 'Navegación', 'Interior de cuero', 'Techo solar'],
    },
    3: {
      badge: 'Primera clase',
      description: 'Asientos enfrentados, para familias o equipos que prefieren viajar juntos.',
      features: ['Climatización', 'Asientos de cuero', 'Wifi', 'Sonido premium', 'Luz ambiental'],
    },
    4: {
      badge: 'Clase ejecutiva',
      description:
        'Bolsas de golf, tablas y ocho personas en un solo coche, y aún queda sitio para las compras.',
      features: [
        'Interior amplio',
        'Aire acondicionado',
        'Asientos cómodos',
        'Espacio para equipaje',
        'Viajes en grupo',
      ],
    },
  },
}

export const closingCall: typeof english.closingCall = {
  heading: 'Reserve su viaje',
  text: 'Un precio fijo para cada coche en menos de un minuto. Cancelación gratuita hasta 1 hora antes.',
  action: 'Reservar',
}
