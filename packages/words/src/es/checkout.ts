import type * as english from '../en/checkout.ts'
import { factTexts } from './fact-labels.ts'

export const passengerTexts: typeof english.passengerTexts = {
  fullName: 'Nombre completo',
  email: 'Correo electrónico',
  emailHint: 'Aquí enviamos su confirmación.',
  phone: 'Teléfono',
  phoneHint: 'Para que su chófer pueda localizarle en la recogida.',
  keepPhone: 'Dejarlo como está escrito',
  phoneCountry: 'Prefijo del país del teléfono',
  country: (name, callingCode) => `${name} (+${callingCode})`,
  forAnother: 'Reservo para otra persona',
  forAnotherHint: 'Le escribimos a usted; su chófer busca a esa persona.',
  travellerName: 'Nombre de quien viaja',
  travellerPhone: 'Su teléfono (opcional)',
  travellerPhonePlaceholder: '+34 612 345 678',
  signName: factTexts.signName,
  signHint: 'Su chófer espera con él en la sala de llegadas. Si se deja vacío, es el nombre de quien viaja.',
  notes: 'Peticiones especiales (opcional)',
  notesPlaceholder: 'Una escala corta, mucho equipaje, movilidad reducida...',
  whatsapp: 'Avisos por WhatsApp',
  whatsappHint: 'Podemos escribirle a este número por WhatsApp sobre este viaje.',
  billing: 'Datos de facturación',
  billingHint: 'Para una factura a nombre de una empresa o con otra dirección.',
  oddEmail: 'Esto no parece una dirección de correo. Compruébela, por favor.',
  billingFields: {
    companyName: 'Razón social',
    taxNumber: 'NIF o CIF',
    street: 'Calle',
    streetNumber: 'Número',
    city: 'Ciudad',
    state: 'Provincia',
    postalCode: 'Código postal',
    country: 'País',
  },
}

export const reviewTexts: typeof english.reviewTexts = {
  free: 'GRATIS',
  journey: 'Viaje',
  vehicle: 'Vehículo',
  passenger: 'Pasajero',
  billing: 'Datos de facturación',
  edit: 'Cambiar',
  editNamed: (what) => `Cambiar: ${what.toLowerCase()}`,
  service: 'Servicio',
  pickupTime: 'Recogida',
  duration: 'Duración',
  seatsFor: (count, weight) => `${count} (${weight}), sin coste`,
  name: 'Nombre',
  email: 'Correo',
  traveller: 'Quién viaja',
  travellerPhone: 'Teléfono de quien viaja',
  whatsapp: 'WhatsApp',
  whatsappWanted: 'Desea avisos',
  nothingFilledIn: 'Aún no se ha rellenado nada.',

  price: 'Precio',
  offer: 'Su oferta',
  transfer: (distance) => (distance === undefined ? 'Traslado' : `Traslado, ${distance}`),
  hire: (rate, hours) => `${rate} × ${hours}`,
  stops: (count) => (count === 1 ? '1 parada' : `${count} paradas`),
  seats: (count, name) => `${count} × ${name}`,
  total: 'Total',
  pricing: 'Calculando el precio',

  payment: 'Método de pago',
  checking: 'Comprobando cómo se puede pagar este viaje',
  methods: {
    cash: 'A su chófer, en euros.',
    sumup: 'Con tarjeta o Google Pay, ahora, en la página segura de nuestro proveedor de pagos.',
    card_on_pickup: 'A su chófer, en el momento de la recogida.',
  },
  reachUs: 'Contáctenos:',

  badges: {
    fixed: 'Precio fijo, con o sin tráfico',
    always: 'Servicio 24 horas, 7 días a la semana',
  },

  freeUntil: (deadline) => `Cancelación gratuita hasta el ${deadline}.`,
  notFree: 'Falta menos de una hora para la recogida: una vez confirmada, ya no hay cancelación gratuita.',
  accept: {
    before: 'Al reservar, acepta nuestras',
    terms: 'Condiciones',
    and: 'y la',
    privacy: 'Política de privacidad',
  },
  otherVehicle: 'Elegir otro vehículo',
  moved: (time, vehicle) =>
    `La recogida pasa a las ${time}, en ${vehicle}. Todo lo demás queda como lo rellenó.`,
  complete: 'Completar la reserva',
  completeAndPay: (price) => `Completar la reserva y pagar ${price}`,
  paidNow: 'Paga ahora, en la página siguiente. Después confirmamos su reserva por correo.',
  sending: 'Enviando su reserva...',
  leaving: 'Abriendo la página de pago...',
  whyNoPayment: 'Para reservar, elija un método de pago.',
  whyNoMethod: 'En este momento, este viaje no se puede pagar online.',
  whyPricing: 'Un momento: se está calculando el precio.',
  whyUnpriced: 'Este vehículo no tiene precio fijo para este viaje, por lo que no se puede reservar aquí.',

  confirmedToast: {
    title: 'Reserva registrada',
    description: 'Su reserva se ha enviado correctamente.',
  },
  failedToast: 'La reserva ha fallado',
  validationToast: 'Falta un dato',
  priceChanged: (now, before) =>
    `El precio de este viaje es ahora ${now} (era ${before}). Véalo y vuelva a confirmar, por favor.`,
  priceRenewed: (now) =>
    `Hemos tenido que pedir el precio de nuevo. Sigue siendo ${now}. Confirme una vez más, por favor.`,
  perhapsReceived:
    'Es posible que esta reserva ya nos haya llegado. Busque nuestro correo antes de enviarla otra vez, o llámenos.',
}

export const offerTexts: typeof english.offerTexts = {
  heading: 'Reserve su oferta',
  promise: 'Su viaje y su precio, tal como se los ofreció nuestro equipo. Solo faltan sus datos.',
  yours: 'Su oferta',
  forTrip: (vehicle) => `Para este viaje en ${vehicle}`,
  until: (deadline) => `Válida hasta el ${deadline}`,
  trip: 'El viaje ofrecido',
  fixed: 'Los lugares, la fecha, la hora y el vehículo forman parte de la oferta.',
  passengers: 'Pasajeros',
  change: 'Cambiar el viaje',
  changeTitle: '¿Cambiar el viaje?',
  changeText:
    'La oferta es para el viaje tal como está. Si cambia el viaje, se aplican los precios de hoy. El enlace de nuestro correo le devuelve a la oferta.',
  changeConfirm: 'Cambiar el viaje',
  changeCancel: 'Mantener la oferta',
  ended: {
    booked: { heading: 'Ya reservada', text: 'Esta oferta ya se ha reservado.' },
    ended: { heading: 'Esta oferta ha caducado', text: 'Esta oferta ha caducado. Pídanos una nueva.' },
    withdrawn: {
      heading: 'Esta oferta se ha retirado',
      text: 'Esta oferta se ha retirado. Pídanos una nueva.',
    },
  },
  bookedMail: 'Nuestro correo sobre la reserva dice cómo está y cómo se paga.',
  ask: 'Pedir una oferta nueva',
  today: 'Ver los precios de hoy para este viaje',
  broken: {
    heading: 'Este enlace no funciona',
    text: 'Ábralo de nuevo, entero, desde nuestro correo; o escríbanos y le ayudamos.',
  },
  failed: {
    heading: 'No hemos podido abrir su oferta',
    text: 'Compruebe su conexión e inténtelo de nuevo.',
    again: 'Intentar de nuevo',
  },
}

export const paymentMethodTexts: typeof english.paymentMethodTexts = {
  cash: 'Efectivo',
  sumup: 'Pago online',
  card_on_pickup: 'Tarjeta en la recogida',
}
