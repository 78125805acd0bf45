import type * as english from '../en/home-v1.ts'

export const homeV1: typeof english.homeV1 = {
  words: ['Estilo', 'Lujo', 'Exclusivo', 'Premium', 'Élite', 'Distinción', 'Prestigio'],
  cities: ['Algarve', 'Lisboa', 'Sevilla'],
  heading: 'Servicio de chófer de lujo en el Algarve, Lisboa y Sevilla',
  between: 'Chóferes privados',
  text: 'Esta luz sobre la costa no se repite. Disfrútela desde el asiento de atrás.',
  book: 'Reservar',
  fleet: 'Ver la flota',
  pause: 'Detener el movimiento',
  play: 'Reanudar el movimiento',
  benefits: {
    eyebrow: 'Lo que siempre está incluido',
    heading: 'Los detalles que no hace falta pedir',
  },
  closing: { heading: 'Su coche le espera, a la hora que elija' },
}
