import type { TransferContent } from '../load-transfers.ts'

export const content: TransferContent = {
  en: {
    from: 'Faro Airport',
    to: 'Quinta do Lago',
    description:
      'Private transfer from Faro Airport to Quinta do Lago: under half an hour by Almancil, golf bags welcome, a fixed price for every car.',
    lead: 'The shortest way from the runway to the pines: you can see the estate from the plane.',
    paragraphs: [
      'As the crow flies Quinta do Lago is the airport’s neighbour, with the lagoon between the two. The road has to go round: out towards Faro, west to Almancil, then south again under the umbrella pines.',
      'Tell us whether you come with clubs. A saloon takes two golf bags with little else; for four players the V Class or the Vito is the right car, and the bags need not travel on anyone’s knees.',
      'The estate is larger than it looks on a map. Roundabouts are numbered, and most villas are named by their street and number behind the first gates; hotels, the lake and the beach car park each have their own way in. Give the exact address or the name of the villa when you book. Guests of a rented house often need the key first: the chauffeur stops at the agency’s office in Almancil or in the estate if you add it as a stop.',
    ],
    back: 'Leave two and a quarter hours before the flight, more with golf bags in July and August, when the queue at oversize luggage is longer than the road. We come to the door of the villa, the hotel or the clubhouse.',
    questions: [
      {
        question: 'Can we go straight to the first tee?',
        answer:
          'Yes. Name the course as the destination, and say in the notes whether the chauffeur should bring the luggage on to the house.',
      },
      {
        question: 'Is Vale do Lobo on the way?',
        answer:
          'It lies beside Quinta do Lago, a few minutes farther. Enter it as your destination and you see its own price.',
      },
    ],
  },
  pt: {
    from: 'Aeroporto de Faro',
    to: 'Quinta do Lago',
    description:
      'Transfer privado do Aeroporto de Faro para a Quinta do Lago: menos de meia hora por Almancil, tacos bem-vindos, preço fixo em cada viatura.',
    lead: 'O caminho mais curto da pista aos pinheiros: a quinta vê-se do avião.',
    paragraphs: [
      'Em linha reta, a Quinta do Lago é vizinha do aeroporto, com a ria pelo meio. A estrada tem de dar a volta: sai em direção a Faro, segue para poente até Almancil e desce de novo, sob os pinheiros-mansos.',
      'Diga-nos se traz tacos. Uma berlina leva dois sacos de golfe e pouco mais; para quatro jogadores, o V Class ou o Vito é a viatura certa, e os sacos não precisam de viajar ao colo de ninguém.',
      'A propriedade é maior do que parece no mapa. As rotundas são numeradas e a maioria das moradias conhece-se pela rua e pelo número; os hotéis, o lago e o parque da praia têm cada um a sua entrada. Indique a morada exata ou o nome da moradia ao reservar. Quem aluga casa precisa muitas vezes da chave primeiro: o motorista para no escritório da agência, em Almancil ou na quinta, se o acrescentar como paragem.',
    ],
    back: 'Saia duas horas e um quarto antes do voo, mais cedo com tacos em julho e agosto, quando a fila da bagagem fora de formato demora mais do que a estrada. Vamos à porta da moradia, do hotel ou do clube.',
    questions: [
      {
        question: 'Podemos ir diretamente para o primeiro tee?',
        answer:
          'Sim. Indique o campo como destino e diga nas observações se o motorista deve levar depois a bagagem a casa.',
      },
      {
        question: 'Vale do Lobo fica no caminho?',
        answer:
          'Fica ao lado da Quinta do Lago, alguns minutos adiante. Indique-o como destino e verá o seu próprio preço.',
      },
    ],
  },
  es: {
    from: 'Aeropuerto de Faro',
    to: 'Quinta do Lago',
    description:
      'Traslado privado del Aeropuerto de Faro a Quinta do Lago: menos de media hora por Almancil, palos bienvenidos, precio fijo en cada coche.',
    lead: 'El camino más corto de la pista a los pinos: la finca se ve desde el avión.',
    paragraphs: [
      'En línea recta, Quinta do Lago es vecina del aeropuerto, con la ría de por medio. La carretera tiene que rodearla: sale hacia Faro, va al oeste hasta Almancil y baja otra vez bajo los pinos piñoneros.',
      'Díganos si trae palos. Una berlina lleva dos bolsas de golf y poco más; para cuatro jugadores, el V Class o el Vito es el coche adecuado, y nadie viaja con las bolsas en las rodillas.',
      'La finca es más grande de lo que parece en el mapa. Las rotondas están numeradas y la mayoría de las villas se conocen por su calle y su número; los hoteles, el lago y el aparcamiento de la playa tienen cada uno su entrada. Indique la dirección exacta o el nombre de la villa al reservar. Quien alquila una casa suele necesitar antes la llave: el chófer para en la oficina de la agencia, en Almancil o en la finca, si la añade como parada.',
    ],
    back: 'Salga dos horas y cuarto antes del vuelo, antes aún con palos en julio y agosto, cuando la cola del equipaje especial es más larga que la carretera. Vamos a la puerta de la villa, del hotel o del club.',
    questions: [
      {
        question: '¿Podemos ir directamente al primer tee?',
        answer:
          'Sí. Indique el campo como destino y diga en las observaciones si el chófer debe llevar después el equipaje a la casa.',
      },
      {
        question: '¿Vale do Lobo queda de camino?',
        answer:
          'Está junto a Quinta do Lago, unos minutos más allá. Indíquelo como destino y verá su propio precio.',
      },
    ],
  },
}
