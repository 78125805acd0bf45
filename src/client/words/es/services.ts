import type { services as english } from '../../site/content/services.ts'

export const services: typeof english = {
  airport: {
    title: 'Aeropuerto con excelencia',
    subtitle: 'De la sala de llegadas hasta su puerta',
    features: [
      '60 minutos de espera gratis, con seguimiento del vuelo',
      'Le esperamos en la sala de llegadas, con su nombre',
      'Precio fijo, sea cual sea el tráfico',
      'Ayuda con todo el equipaje',
    ],
    scene: 'Un coche negro ante una terminal, dos maletas y un avión que despega',
  },
  business: {
    title: 'Viajes de empresa',
    subtitle: 'Una sala tranquila entre dos reuniones',
    features: [
      'Facturación mensual para empresas',
      'Chóferes discretos, habituados a directivos y delegaciones',
      'Wifi y carga en los vehículos que los tienen',
      'Varios coches y paradas con un solo contacto de reserva',
    ],
    scene:
      'Un coche plateado ante una columnata de ventanas altas e iluminadas, un árbol en una maceta y un maletín',
  },
  events: {
    title: 'Ocasiones especiales',
    subtitle: 'Bodas, galas y veladas a las que merece la pena llegar',
    features: [
      'Un coche impecable, al minuto',
      'Un mismo chófer para toda la velada',
      'Espacio para el vestido, la familia y las flores',
      'La vuelta a casa ya está organizada',
    ],
    scene: 'Un coche ante una casa blanca, con flores alrededor de la puerta y luces colgadas',
  },
  hourly: {
    title: 'A su disposición',
    subtitle: 'Su coche y su chófer, por horas',
    features: [
      'Alquiler por horas desde 3 horas',
      'Sin ruta que fijar de antemano',
      'Su chófer espera allí donde pare',
      'Kilómetros incluidos en cada hora',
    ],
    scene: 'Un monovolumen azul oscuro ante un gran reloj ocre y un pino piñonero',
  },
}
