import type { claims as english } from '../../site/content/claims.ts'

export const claims: typeof english = {
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
