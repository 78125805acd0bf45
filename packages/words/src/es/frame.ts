import type * as english from '../en/frame.ts'

export const navigationTexts: typeof english.navigationTexts = {
  main: 'Principal',
  pages: { '/': 'Inicio', '/fleet': 'Flota', '/trip': 'Mi reserva' },
  bookNow: 'Reservar',
  openMenu: 'Abrir el menú',
  closeMenu: 'Cerrar el menú',
  skip: 'Saltar al contenido',
  home: (brand) => `${brand}, página de inicio`,
  chat: 'Escríbanos por WhatsApp (se abre en una pestaña nueva)',
}

export const footerTexts: typeof english.footerTexts = {
  claim: 'Viajes con chófer en el Algarve, Lisboa y Sevilla. De día y de noche.',
  links: 'Enlaces rápidos',
  services: 'Servicios',
  contact: 'Contacto',
  social: 'Síganos',
  opensNewTab: '(se abre en una pestaña nueva)',
  taxNumber: (number) => `NIF ${number}`,
  licence: (number) => `Licencia ${number}`,
  pages: {
    '/': 'Inicio',
    '/fleet': 'Flota',
    '/services': 'Servicios',
    '/transfers': 'Traslados',
    '/book': 'Reservar',
    '/trip': 'Mi reserva',
    '/contact': 'Contacto',
    '/privacy': 'Privacidad',
    '/terms': 'Condiciones generales',
  },
  partners: 'Colaboradores y desarrolladores',
}

export const languageTexts: typeof english.languageTexts = {
  label: 'Idioma',
}

export const services: typeof english.services = {
  airport: {
    title: 'Traslados de aeropuerto',
    subtitle: 'De la sala de llegadas hasta su puerta',
    features: [
      '60 minutos de espera gratis, con seguimiento del vuelo',
      'Le esperamos en la sala de llegadas, con su nombre en el cartel',
      'Precio fijo, sea cual sea el tráfico',
      'Ayuda con todo el equipaje',
    ],
    scene: 'Una berlina plateada sobre un suelo claro de estudio',
  },
  business: {
    title: 'Viajes de empresa',
    subtitle: 'Tranquilidad entre dos reuniones',
    features: [
      'Facturación mensual para empresas',
      'Chóferes discretos, con experiencia en viajes de directivos y delegaciones',
      'Wifi y carga en los vehículos que los tienen',
      'Varios coches y paradas con un solo contacto de reserva',
    ],
    scene: 'Dos asientos traseros de piel marrón, con un ancho reposabrazos entre ellos',
  },
  events: {
    title: 'Ocasiones especiales',
    subtitle: 'Bodas, galas y grandes noches',
    features: [
      'Un coche impecable, a la hora exacta',
      'Un mismo chófer para toda la velada',
      'Espacio para el vestido, la familia y las flores',
      'La vuelta a casa ya está organizada',
    ],
    scene: 'Asientos de piel color crema, enfrentados, con una mesita entre ellos',
  },
  hourly: {
    title: 'A su disposición',
    subtitle: 'Su coche y su chófer, por horas',
    features: [
      'Servicio por horas desde 3 horas',
      'Sin recorrido que fijar de antemano',
      'Su chófer espera en cada parada',
      'Kilómetros incluidos en cada hora',
    ],
    scene: 'Una carretera por los acantilados del Algarve, con un pueblo al fondo',
  },
}

export const failureTexts: typeof english.failureTexts = {
  heading: 'Esta página no se ha cargado',
  body: 'Algo ha ido mal. Inténtelo de nuevo.',
  again: 'Volver a intentarlo',
}

export const pageHeads: typeof english.pageHeads = {
  booking: {
    title: 'Reserve su viaje',
    description:
      'Reserve un Mercedes con chófer en el Algarve, Lisboa y Sevilla, con precio fijo antes de confirmar.',
  },
  confirmation: {
    title: 'Su reserva',
    description: 'Qué ocurre después de enviar una reserva.',
  },
  contact: {
    title: 'Contacto',
    description:
      'Hable con nuestro equipo por teléfono, correo electrónico o WhatsApp a cualquier hora, o escríbanos aquí: traslados y servicio por horas con chófer en el Algarve, Lisboa y Sevilla.',
  },
  emailUndo: {
    title: 'Deshacer un cambio',
    description:
      'Deshacer un cambio de la dirección de correo de una reserva, con el enlace de nuestro correo.',
  },
  pay: {
    title: 'Pagar su reserva',
    description: 'Pago online de una reserva, con el enlace de nuestro correo electrónico.',
  },
  payment: {
    title: 'Su pago',
    description: 'El estado de su pago online.',
  },
  trip: {
    title: 'Su viaje',
    description: 'Vea, cambie o cancele su reserva, con el enlace privado de nuestro correo electrónico.',
  },
}

export const legalHeads: typeof english.legalHeads = {
  terms: {
    title: 'Condiciones generales',
    description:
      'Cómo se hace una reserva de traslado o de servicio por horas, cuánto cuesta, cómo se cancela y quién responde de qué.',
  },
  privacy: {
    title: 'Política de privacidad',
    description:
      'Qué datos requiere una reserva, para qué se usan, quién los recibe, cuánto tiempo se conservan y cuáles son sus derechos.',
  },
}

export const businessTexts: typeof english.businessTexts = {
  service: (brand) => `${brand}: servicio de chófer`,
  areas: ['Algarve', 'Lisboa', 'Sevilla'],
}
