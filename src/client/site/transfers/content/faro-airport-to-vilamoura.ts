import type { TransferContent } from '../load-transfers.ts'

export const content: TransferContent = {
  en: {
    from: 'Faro Airport',
    to: 'Vilamoura',
    description:
      'Private transfer from Faro Airport to Vilamoura: half an hour to the marina, the hotels and the golf courses, a fixed price for every car.',
    lead: 'Half an hour to the marina, and time for a late lunch on the quay.',
    paragraphs: [
      'Flights for the resorts tend to land together. Your chauffeur waits in arrivals with your name on a sign, so that you walk past the hire-car queue instead of joining it.',
      'The way leads past Almancil and along the old coast road or the motorway, whichever moves better at that hour; the price is the same. Coming from the north you pass the villas and the golf courses first, and the marina last.',
      'Vilamoura was drawn on a plan, with wide avenues and proper drives: cars reach nearly every hotel door. Around the marina itself only the quays are for walkers. If your apartment is on the water, we stop at the nearest drive and carry the cases the last steps. For boats, name the pontoon’s gate in the notes. The Falésia side, towards Albufeira, has its own entrances: the name of the hotel tells us which.',
    ],
    back: 'Two and a half hours before the flight is comfortable from the marina. On the Friday of a big fixture at the golf courses, or on a summer Saturday, add a quarter of an hour.',
    questions: [
      {
        question: 'Can one car take a family and golf bags?',
        answer:
          'The V Class and the Vito can. Say how many bags in the notes, and the car comes with the seats set for them.',
      },
      {
        question: 'Where do we meet for an evening pick-up at the marina?',
        answer:
          'At the hotel doors beside it, or at a drive that we agree by phone: cars cannot enter the quays.',
      },
    ],
  },
  pt: {
    from: 'Aeroporto de Faro',
    to: 'Vilamoura',
    description:
      'Transfer privado do Aeroporto de Faro para Vilamoura: meia hora até à marina, aos hotéis e aos campos de golfe, preço fixo em cada viatura.',
    lead: 'Meia hora até à marina, e ainda a tempo de almoçar no cais.',
    paragraphs: [
      'Os voos de quem vem de férias costumam aterrar ao mesmo tempo. O motorista espera nas chegadas com o seu nome numa placa: passa ao lado da fila dos carros de aluguer em vez de entrar nela.',
      'O caminho segue por Almancil e pela antiga estrada do litoral ou pela autoestrada, conforme o trânsito àquela hora; o preço é o mesmo. Vindo de norte, passa-se primeiro pelas moradias e pelos campos de golfe, e só depois pela marina.',
      'Vilamoura nasceu de um plano, com avenidas largas: quase todos os hotéis têm acesso à porta. Junto à marina, só os cais são para peões. Se o seu apartamento é à beira de água, paramos no acesso mais próximo e levamos as malas nos últimos passos. Para barcos, indique o portão do pontão nas observações. O lado da Falésia, para Albufeira, tem entradas próprias: o nome do hotel diz-nos qual.',
    ],
    back: 'Da marina, duas horas e meia antes do voo chegam com folga. Em dias de grande torneio nos campos de golfe, ou num sábado de verão, conte mais um quarto de hora.',
    questions: [
      {
        question: 'Uma só viatura leva a família e os sacos de golfe?',
        answer:
          'O V Class e o Vito levam. Diga quantos sacos nas observações, e a viatura vem com os lugares preparados.',
      },
      {
        question: 'Onde nos encontramos à noite na marina?',
        answer:
          'À porta dos hotéis ao lado, ou num acesso combinado por telefone: as viaturas não entram nos cais.',
      },
    ],
  },
  es: {
    from: 'Aeropuerto de Faro',
    to: 'Vilamoura',
    description:
      'Traslado privado del Aeropuerto de Faro a Vilamoura: media hora hasta la marina, los hoteles y los campos de golf, precio fijo en cada coche.',
    lead: 'Media hora hasta la marina, y a tiempo de comer en el muelle.',
    paragraphs: [
      'Los vuelos de vacaciones suelen aterrizar a la vez. El chófer espera en llegadas con su nombre en un cartel: pasará junto a la cola de los coches de alquiler sin ponerse en ella.',
      'El camino va por Almancil y la antigua carretera de la costa o por la autopista, según el tráfico de esa hora; el precio es el mismo. Viniendo del norte se pasa primero por las villas y los campos de golf, y al final se llega a la marina.',
      'Vilamoura se trazó sobre plano, con avenidas anchas: a casi todos los hoteles se llega hasta la puerta. Junto a la marina solo los muelles son peatonales. Si su apartamento está al borde del agua, paramos en el acceso más cercano y llevamos las maletas los últimos pasos. Para barcos, indique la puerta del pantalán en las observaciones. El lado de Falésia, hacia Albufeira, tiene sus propias entradas: el nombre del hotel nos dice cuál.',
    ],
    back: 'Desde la marina, dos horas y media antes del vuelo bastan de sobra. En días de gran torneo en los campos de golf, o un sábado de verano, cuente un cuarto de hora más.',
    questions: [
      {
        question: '¿Cabe en un solo coche la familia con las bolsas de golf?',
        answer:
          'En el V Class y el Vito, sí. Diga cuántas bolsas en las observaciones, y el coche vendrá con los asientos preparados.',
      },
      {
        question: '¿Dónde nos encontramos por la noche en la marina?',
        answer:
          'En la puerta de los hoteles de al lado, o en un acceso acordado por teléfono: los coches no entran en los muelles.',
      },
    ],
  },
}
