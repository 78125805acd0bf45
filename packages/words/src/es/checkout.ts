import { atTime } from '@chauffeur/domain/time'
import type * as english from '../en/checkout.ts'
import { factTexts } from './fact-labels.ts'

export const passengerTexts: typeof english.passengerTexts = {
  fullName: 'Nombre completo',
  email: 'Correo electrónico',
  emailHint: 'Aquí enviaremos su confirmación.',
  phone: 'Teléfono',
  phoneHint: 'Para que su chófer pueda localizarle en la recogida.',
  keepPhone: 'Dejarlo como está escrito',
  phoneCountry: 'Prefijo del país del teléfono',
  country: (name, callingCode) => `${name} (+${callingCode})`,
  forAnother: 'Reservo para otra persona',
  forAnotherHint: 'Los correos le llegan a usted; su chófer espera a quien viaja.',
  travellerName: 'Nombre de quien viaja',
  travellerPhone: 'Teléfono de quien viaja (opcional)',
  travellerPhonePlaceholder: '+34 612 345 678',
  signName: factTexts.signName,
  signHint:
    'En el aeropuerto, su chófer espera con el cartel en la sala de llegadas. Si el campo queda vacío, usamos el nombre de quien viaja.',
  needs: '¿Niños, silla de ruedas o un perro?',
  notes: 'Peticiones especiales (opcional)',
  notesPlaceholder: 'Una escala corta, mucho equipaje, movilidad reducida...',
  whatsapp: 'Avisos por WhatsApp',
  whatsappHint: 'Podemos escribirle a este número por WhatsApp sobre este viaje.',
  billing: 'Datos de facturación',
  billingHint: 'Para una factura a nombre de una empresa o con otra dirección.',
  oddEmail: 'Esto no parece una dirección de correo. Compruebe la dirección, por favor.',
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
  duration: 'Duración',
  seatsFor: (count, weight) => `${count} (${weight}), sin coste`,
  name: 'Nombre',
  email: 'Correo',
  traveller: 'Quien viaja',
  travellerPhone: 'Teléfono de quien viaja',
  whatsapp: 'WhatsApp',
  whatsappWanted: 'Con avisos',
  nothingFilledIn: 'Aún no se ha rellenado nada.',

  price: 'Precio',
  offer: 'Su propuesta',
  transfer: (distance) => (distance === undefined ? 'Traslado' : `Traslado, ${distance}`),
  hire: (rate, hours) => `${rate} × ${hours}`,
  stops: (count) => (count === 1 ? '1 parada' : `${count} paradas`),
  seats: (count, name) => `${count} × ${name}`,
  together: 'Ida y vuelta juntas',
  percentOf: (percent, price) => `${percent} de ${price}`,
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
    terms: 'Condiciones generales',
    and: 'y la',
    privacy: 'Política de privacidad',
  },
  otherVehicle: 'Elegir otro vehículo',
  moved: (time, vehicle) =>
    `La recogida pasa ${atTime(time, 'es')}. Vehículo: ${vehicle}. Todo lo demás queda como lo rellenó.`,
  complete: 'Completar la reserva',
  completeAndPay: (price) => `Completar la reserva y pagar ${price}`,
  paidNow: 'El pago se hace en la página siguiente. Después confirmamos su reserva por correo.',
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
  failedToast: 'No se ha podido reservar',
  validationToast: 'Falta un dato',
  priceChanged: (now, before) =>
    `El precio de este viaje es ahora ${now} (era ${before}). Revise el nuevo precio y vuelva a confirmar, por favor.`,
  priceRenewed: (now) =>
    `Hemos tenido que pedir el precio de nuevo. Sigue siendo ${now}. Confirme una vez más, por favor.`,
  perhapsReceived:
    'Es posible que esta reserva ya nos haya llegado. Busque nuestro correo antes de enviarla otra vez, o llámenos.',
}

export const offerTexts: typeof english.offerTexts = {
  heading: 'Reserve su propuesta',
  promise: 'Su viaje y su precio, tal como se los propuso nuestro equipo. Solo faltan sus datos.',
  yours: 'Su propuesta',
  forTrip: (vehicle) => `Para este viaje: ${vehicle}`,
  until: (deadline) => `Válida hasta el ${deadline}`,
  trip: 'El viaje propuesto',
  fixed: 'Los lugares, la fecha, la hora y el vehículo forman parte de la propuesta.',
  passengers: 'Pasajeros',
  change: 'Cambiar el viaje',
  changeTitle: '¿Cambiar el viaje?',
  changeText:
    'La propuesta es para el viaje tal como está. Si cambia el viaje, se aplican los precios de hoy. El enlace de nuestro correo vuelve a abrir la propuesta.',
  changeConfirm: 'Cambiar el viaje',
  changeCancel: 'Mantener la propuesta',
  ended: {
    booked: { heading: 'Ya reservada', text: 'Esta propuesta ya se ha reservado.' },
    ended: { heading: 'Esta propuesta ha caducado', text: 'Esta propuesta ha caducado. Pídanos una nueva.' },
    withdrawn: {
      heading: 'Esta propuesta se ha retirado',
      text: 'Esta propuesta se ha retirado. Pídanos una nueva.',
    },
  },
  bookedMail: 'Nuestro correo sobre la reserva indica su estado y el método de pago.',
  ask: 'Pedir una propuesta nueva',
  today: 'Ver los precios de hoy para este viaje',
  broken: {
    heading: 'Este enlace no funciona',
    text: 'Ábralo de nuevo, entero, desde nuestro correo o escríbanos.',
  },
  failed: {
    heading: 'No hemos podido abrir su propuesta',
    text: 'Compruebe su conexión e inténtelo de nuevo.',
    again: 'Volver a intentarlo',
  },
}

export const paymentMethodTexts: typeof english.paymentMethodTexts = {
  cash: 'Efectivo',
  sumup: 'Pago online',
  card_on_pickup: 'Tarjeta en la recogida',
  account: 'Con cargo a la cuenta',
}
