import type { reviewTexts } from '../../site/booking/review/review-texts.ts'

export const review: typeof reviewTexts = {
  journey: 'Viaje',
  vehicle: 'Vehículo',
  passenger: 'Pasajero',
  billing: 'Datos de facturación',
  edit: 'Cambiar',
  editNamed: (what) => `Cambiar: ${what.toLowerCase()}`,
  service: 'Servicio',
  pickupTime: 'Recogida',
  flight: 'Vuelo',
  duration: 'Duración',
  passengers: 'Pasajeros',
  seatsFor: (count, weight) => `${count} (${weight}), sin coste`,
  luggage: 'Equipaje',
  name: 'Nombre',
  email: 'Correo',
  phone: 'Teléfono',
  traveller: 'Quién viaja',
  travellerPhone: 'Teléfono de quien viaja',
  sign: 'Nombre en el cartel',
  notes: 'Peticiones especiales',
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
