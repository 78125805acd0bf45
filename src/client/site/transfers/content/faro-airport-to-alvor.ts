import type { TransferContent } from '../load-transfers.ts'

export const content: TransferContent = {
  en: {
    from: 'Faro Airport',
    to: 'Alvor',
    description:
      'Private transfer from Faro Airport to Alvor: past Portimão to the lagoon, the village hotels and the beach resorts, at a fixed price for every car.',
    lead: 'To a fishing village on a lagoon, with a boardwalk where other places have a promenade.',
    paragraphs: [
      'Alvor sits on the inside of its lagoon, with the dunes between village and sea. You come to it past Portimão and through fields, and the car slows down before you see a wave.',
      'The old village is a triangle of lanes between church, market and quay. By day most of it can be driven; in the evening the street of restaurants belongs to those on foot. Your chauffeur sets you down at the square above it, and takes the cases along.',
      'The large hotels are not in the village: Torralta, Prainha and Três Irmãos stand along the beach road to the east, each with a drive of its own, and the golf resorts of Penina and Morgado lie inland. The small airfield between Alvor and the motorway has private flights. We meet those at the gate by the pilot’s times, not by a timetable: give us the registration in the notes.',
    ],
    back: 'Leave two and three quarter hours before the flight. The lane out of the village is shared with delivery vans until about ten; after that it is clear.',
    questions: [
      {
        question: 'Do you meet private flights at Portimão aerodrome?',
        answer: 'Yes. Choose the aerodrome as the pick-up, and put the aircraft’s registration in the notes.',
      },
      {
        question: 'Can we be dropped at the boardwalk?',
        answer: 'Near its start by the quay. From there everything is on foot, and flat.',
      },
    ],
  },
  pt: {
    from: 'Aeroporto de Faro',
    to: 'Alvor',
    description:
      'Transfer privado do Aeroporto de Faro para Alvor: por Portimão até à ria, aos hotéis da vila e às praias, preço fixo em cada viatura.',
    lead: 'Até uma vila de pescadores à beira da ria, com passadiços onde outros têm marginal.',
    paragraphs: [
      'Alvor fica do lado de dentro da ria, com as dunas entre a vila e o mar. Chega-se por Portimão e entre campos, e a viatura abranda antes de se ver uma onda.',
      'A vila antiga é um triângulo de ruelas entre a igreja, o mercado e o cais. De dia, quase toda se percorre de carro; à noite, a rua dos restaurantes é de quem anda a pé. O motorista deixa-o no largo por cima dela e leva consigo as malas.',
      'Os grandes hotéis não ficam na vila: Torralta, Prainha e Três Irmãos estão na estrada da praia, a nascente, cada um com o seu acesso, e os campos de golfe da Penina e do Morgado ficam no interior. O pequeno aeródromo entre Alvor e a autoestrada recebe voos privados. A esses esperamos no portão pelas horas do piloto, e não por um horário: dê-nos a matrícula nas observações.',
    ],
    back: 'Saia duas horas e três quartos antes do voo. A saída da vila partilha-se com as carrinhas de entregas até por volta das dez; depois está livre.',
    questions: [
      {
        question: 'Esperam voos privados no aeródromo de Portimão?',
        answer:
          'Sim. Escolha o aeródromo como local de recolha e indique a matrícula do avião nas observações.',
      },
      {
        question: 'Podem deixar-nos nos passadiços?',
        answer: 'Perto do início, junto ao cais. Daí tudo se faz a pé, e em plano.',
      },
    ],
  },
  es: {
    from: 'Aeropuerto de Faro',
    to: 'Alvor',
    description:
      'Traslado privado del Aeropuerto de Faro a Alvor: por Portimão hasta la ría, los hoteles del pueblo y las playas, precio fijo en cada coche.',
    lead: 'A un pueblo de pescadores junto a la ría, con pasarelas donde otros tienen paseo marítimo.',
    paragraphs: [
      'Alvor está en la orilla interior de su ría, con las dunas entre el pueblo y el mar. Se llega por Portimão y entre campos, y el coche afloja antes de que se vea una ola.',
      'El pueblo viejo es un triángulo de callejuelas entre la iglesia, el mercado y el muelle. De día casi todo se recorre en coche; por la noche la calle de los restaurantes es de quienes van a pie. El chófer le deja en la plaza de arriba y lleva las maletas consigo.',
      'Los grandes hoteles no están en el pueblo: Torralta, Prainha y Três Irmãos quedan en la carretera de la playa, al este, cada uno con su acceso, y los campos de golf de Penina y Morgado están en el interior. El pequeño aeródromo entre Alvor y la autopista recibe vuelos privados. A esos los esperamos en la puerta según las horas del piloto, y no por un horario: denos la matrícula en las observaciones.',
    ],
    back: 'Salga dos horas y tres cuartos antes del vuelo. La salida del pueblo se comparte con las furgonetas de reparto hasta eso de las diez; después está libre.',
    questions: [
      {
        question: '¿Esperan vuelos privados en el aeródromo de Portimão?',
        answer:
          'Sí. Elija el aeródromo como lugar de recogida e indique la matrícula del avión en las observaciones.',
      },
      {
        question: '¿Pueden dejarnos en las pasarelas?',
        answer: 'Cerca de su comienzo, junto al muelle. Desde allí todo se hace a pie y en llano.',
      },
    ],
  },
}
