import type * as english from '../en/landing.ts'

export const claims: typeof english.claims = {
  waiting: {
    title: '60 minutos de espera gratis, con seguimiento del vuelo',
    text: 'En cada recogida en el aeropuerto: recoja su equipaje con calma.',
  },
  hourly: {
    title: 'Alquiler por horas desde 3 horas',
    text: 'Un coche y un chófer a su disposición. Cambie de ruta tantas veces como quiera.',
  },
  cancellation: {
    title: 'Cancelación gratuita hasta 1 hora antes',
    text: 'Los planes cambian. Responda a nuestro correo hasta una hora antes de la recogida y el viaje no le costará nada.',
  },
  price: {
    title: 'Precio fijo, sea cual sea el tráfico',
    text: 'El precio que acepta es el precio que paga, esté como esté la carretera ese día.',
  },
  invoicing: {
    title: 'Facturación mensual para empresas',
    text: 'Una cuenta para toda la oficina, una factura al mes, con todos los viajes detallados.',
  },
  roundTheClock: {
    title: 'Servicio 24 horas',
    text: 'El primer vuelo, la última mesa y todas las horas entre ambos. Siempre hay alguien despierto.',
  },
}

export const fleetTexts: typeof english.fleetTexts = {
  eyebrow: 'La flota',
  heading: 'Cuatro coches, un mismo nivel',
  text: 'Coches silenciosos, impecables antes de cada viaje. Elija según cuántos sean y lo que lleven.',
  passengers: (count) => (count === 1 ? '1 pasajero' : `${count} pasajeros`),
  luggage: (count) => (count === 1 ? '1 pieza de equipaje' : `${count} piezas de equipaje`),
  exteriorOf: (name) => `${name}, de frente y de lado`,
  interiorOf: (name) => `El habitáculo del ${name}`,
  interior: 'Interior',
  showInterior: (name) => `Mostrar el interior del ${name}`,
  reserve: 'Reservar',
  reserveNamed: (name) => `Reservar un viaje en el ${name}`,
  larger: '¿Son entre nueve y dieciséis? Enviamos una Sprinter, o dos furgonetas.',
  largerLink: 'Reservar para un grupo mayor',
  badge: 'Premium',
  cars: {
    1: {
      badge: 'Primera clase',
      description:
        'La berlina larga. Asientos traseros reclinables y un habitáculo en el que nadie tiene que alzar la voz.',
      features: [
        'Asientos con masaje',
        'Zona trasera ejecutiva',
        'Audio premium',
        'Modo chófer',
        'Climatización',
      ],
    },
    2: {
      badge: 'Ejecutiva',
      description:
        'La berlina ejecutiva. Serena en la autopista, ágil en el casco antiguo, acertada para cualquier reunión.',
      features: ['Asientos calefactados', 'Audio premium', 'Navegación', 'Interior de cuero', 'Techo solar'],
    },
    3: {
      badge: 'Primera clase',
      description: 'Asientos enfrentados, para una familia o un consejo que prefiere llegar junto.',
      features: ['Climatización', 'Asientos de cuero', 'Wifi', 'Sonido premium', 'Luz ambiental'],
    },
    4: {
      badge: 'Ejecutiva',
      description:
        'Bolsas de golf, tablas y ocho personas en un solo coche, y aún queda sitio para lo que compre por el camino.',
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
