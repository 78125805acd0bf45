import type { TransferContent } from '../load-transfers.ts'

export const content: TransferContent = {
  en: {
    from: 'Faro Airport',
    to: 'Carvoeiro',
    description:
      'Private transfer from Faro Airport to Carvoeiro: by the A22 to Lagoa and down to the cliffs, to the door of your villa, at a fixed price.',
    lead: 'Down from the vineyards of Lagoa to a beach between two cliffs.',
    paragraphs: [
      'Carvoeiro is reached from above. The motorway leaves you at Lagoa, among vineyards; five kilometres later the road tips over the edge and the village opens round its one small beach.',
      'That last descent is narrow and steep. Whoever stays by the beach is set down as near as cars may go; your chauffeur takes the cases the rest of the way, stairs included.',
      'Most guests are not in the village but along the cliffs: Monte Carvoeiro on the hill, Algar Seco and Vale Centeanes to the east, the golf resorts at Gramacho and Vale da Pinta inland. Streets there have names that repeat and numbers that do not follow. The name of the villa with a point on the map, or the phone of whoever meets you with the key, saves ten minutes at the end of a long day. Write it in the notes.',
    ],
    back: 'From the cliffs allow two hours and three quarters before the flight. The road through Lagoa can be slow in the morning; the chauffeur knows the way round it.',
    questions: [
      {
        question: 'Can we stop at a supermarket before the villa?',
        answer: 'Yes, at Lagoa you pass two or three. Add a stop and say how long you need.',
      },
      {
        question: 'Is Benagil near by?',
        answer:
          'Ten minutes along the cliffs, Ferragudo as far the other way. Enter the exact place, and the price is for that.',
      },
    ],
  },
  pt: {
    from: 'Aeroporto de Faro',
    to: 'Carvoeiro',
    description:
      'Transfer privado do Aeroporto de Faro para o Carvoeiro: pela A22 até Lagoa e daí às arribas, à porta da moradia, a preço fixo.',
    lead: 'Das vinhas de Lagoa até uma praia entre duas arribas.',
    paragraphs: [
      'Ao Carvoeiro chega-se por cima. A autoestrada deixa-o em Lagoa, entre vinhas; cinco quilómetros depois a estrada vira-se para o mar e a aldeia abre-se em torno da sua pequena praia.',
      'Essa última descida é estreita e íngreme. Quem fica junto à praia sai tão perto quanto as viaturas podem ir; o motorista leva as malas o resto do caminho, escadas incluídas.',
      'A maioria não fica na aldeia, mas ao longo das arribas: Monte Carvoeiro na colina, Algar Seco e Vale Centeanes a nascente, os campos de golfe do Gramacho e do Vale da Pinta para o interior. As ruas têm nomes que se repetem e números que não se seguem. O nome da moradia com um ponto no mapa, ou o telefone de quem o espera com a chave, poupa dez minutos no fim de um dia longo. Escreva-o nas observações.',
    ],
    back: 'Das arribas conte duas horas e três quartos antes do voo. A passagem por Lagoa pode ser lenta de manhã; o motorista conhece a volta.',
    questions: [
      {
        question: 'Podemos parar num supermercado antes da moradia?',
        answer:
          'Sim, em Lagoa passa-se por dois ou três. Acrescente uma paragem e diga quanto tempo precisa.',
      },
      {
        question: 'Benagil fica perto?',
        answer:
          'A dez minutos pelas arribas; Ferragudo, outro tanto para o lado oposto. Indique o local exato, e o preço é para esse local.',
      },
    ],
  },
  es: {
    from: 'Aeropuerto de Faro',
    to: 'Carvoeiro',
    description:
      'Traslado privado del Aeropuerto de Faro a Carvoeiro: por la A22 hasta Lagoa y de allí a los acantilados, hasta la puerta, a precio fijo.',
    lead: 'De los viñedos de Lagoa a una playa entre dos acantilados.',
    paragraphs: [
      'A Carvoeiro se llega desde arriba. La autopista le deja en Lagoa, entre viñedos; cinco kilómetros después la carretera se asoma al mar y el pueblo se abre en torno a su pequeña playa.',
      'Esa última bajada es estrecha y empinada. Quien se aloja junto a la playa baja tan cerca como los coches pueden llegar; el chófer lleva las maletas el resto, escaleras incluidas.',
      'La mayoría no se aloja en el pueblo sino a lo largo de los acantilados: Monte Carvoeiro en la colina, Algar Seco y Vale Centeanes al este, los campos de golf de Gramacho y Vale da Pinta hacia el interior. Las calles tienen nombres que se repiten y números que no se siguen. El nombre de la villa con un punto en el mapa, o el teléfono de quien le espera con la llave, ahorra diez minutos al final de un día largo. Escríbalo en las observaciones.',
    ],
    back: 'Desde los acantilados cuente dos horas y tres cuartos antes del vuelo. El paso por Lagoa puede ser lento por la mañana; el chófer conoce el rodeo.',
    questions: [
      {
        question: '¿Podemos parar en un supermercado antes de la villa?',
        answer: 'Sí, en Lagoa se pasa por dos o tres. Añada una parada y diga cuánto tiempo necesita.',
      },
      {
        question: '¿Benagil está cerca?',
        answer:
          'A diez minutos por los acantilados; Ferragudo, otro tanto hacia el lado contrario. Indique el lugar exacto, y el precio será el de ese lugar.',
      },
    ],
  },
}
