import type { TransferContent } from '../load-transfers.ts'

export const content: TransferContent = {
  en: {
    from: 'Faro Airport',
    to: 'Tavira',
    description:
      'Private transfer from Faro Airport to Tavira: half an hour east to the river town, the island ferries and the villas, at a fixed price.',
    lead: 'Half an hour east, to tiled roofs, a Roman name for a bridge, and beaches one takes a boat to.',
    paragraphs: [
      'East of Faro the Algarve is another country: no cliffs, fewer cranes, salt pans and orange groves. The motorway runs above it; the older road through Olhão and Luz de Tavira follows the lagoon and takes longer.',
      'Tavira lies on both banks of the Gilão. The lanes round the castle and the churches are narrow, some have steps, and cars with a permit only may enter part of them; guest houses there are reached from the river front or the market square, a hundred metres at most, and your chauffeur walks them with the luggage.',
      'The beach is an island. Boats leave from the town quay in summer and from Quatro Águas all year, and the little train to Barril starts at Pedras d’el Rei: any of the three can be your destination. Out of town are country houses behind Santa Catarina and Moncarapacho, at the end of tracks that navigation does not know. A point on the map or a phone number helps.',
    ],
    back: 'Two hours and a quarter before the flight are enough on most days. From a country house, walk the track once by daylight and tell us if a low car can take it.',
    questions: [
      {
        question: 'Can you bring us to the ferry with a lot of luggage?',
        answer:
          'Yes, to the quay itself. The boat takes suitcases; the walk on the island is sand and boardwalk.',
      },
      {
        question: 'Is the car also right for a day in Seville from Tavira?',
        answer: 'Yes. Hire it by the hour, or book two transfers if you stay the night.',
      },
    ],
  },
  pt: {
    from: 'Aeroporto de Faro',
    to: 'Tavira',
    description:
      'Transfer privado do Aeroporto de Faro para Tavira: meia hora para nascente, até à cidade do Gilão, aos barcos e às casas de campo, a preço fixo.',
    lead: 'Meia hora para nascente, até aos telhados de quatro águas, à ponte a que chamam romana e às praias aonde se vai de barco.',
    paragraphs: [
      'A nascente de Faro o Algarve é outro: sem arribas, com menos gruas, com salinas e laranjais. A autoestrada passa por cima; a estrada antiga, por Olhão e Luz de Tavira, acompanha a ria e demora mais.',
      'Tavira fica nas duas margens do Gilão. As ruas em redor do castelo e das igrejas são estreitas, algumas têm degraus, e em parte delas só entra quem tem autorização; às casas de hóspedes chega-se da margem do rio ou da praça do mercado, a cem metros no máximo, e o motorista faz esse caminho com a bagagem.',
      'A praia é uma ilha. Os barcos saem do cais da cidade no verão e das Quatro Águas todo o ano, e o comboio do Barril parte de Pedras d’el Rei: qualquer dos três pode ser o seu destino. Fora da cidade há casas de campo para os lados de Santa Catarina e Moncarapacho, no fim de caminhos que a navegação não conhece. Um ponto no mapa ou um número de telefone ajuda.',
    ],
    back: 'Duas horas e um quarto antes do voo chegam quase sempre. De uma casa de campo, percorra o caminho uma vez de dia e diga-nos se uma viatura baixa lá passa.',
    questions: [
      {
        question: 'Levam-nos ao barco com muita bagagem?',
        answer: 'Sim, até ao cais. O barco leva malas; na ilha o caminho é de areia e passadiço.',
      },
      {
        question: 'A viatura serve também para um dia em Sevilha a partir de Tavira?',
        answer: 'Sim. Alugue-a à hora, ou reserve dois transfers se lá passar a noite.',
      },
    ],
  },
  es: {
    from: 'Aeropuerto de Faro',
    to: 'Tavira',
    description:
      'Traslado privado del Aeropuerto de Faro a Tavira: media hora al este, hasta la ciudad del Gilão, los barcos y las casas de campo, a precio fijo.',
    lead: 'Media hora al este, hasta los tejados a cuatro aguas, el puente que llaman romano y las playas a las que se va en barco.',
    paragraphs: [
      'Al este de Faro el Algarve es otro: sin acantilados, con menos grúas, con salinas y naranjales. La autopista pasa por arriba; la carretera antigua, por Olhão y Luz de Tavira, acompaña la ría y tarda más.',
      'Tavira está en las dos orillas del Gilão. Las calles alrededor del castillo y las iglesias son estrechas, algunas tienen escalones, y en parte de ellas solo entra quien tiene permiso; a las casas de huéspedes se llega desde la orilla del río o la plaza del mercado, a cien metros como mucho, y el chófer hace ese camino con el equipaje.',
      'La playa es una isla. Los barcos salen del muelle de la ciudad en verano y de Quatro Águas todo el año, y el trenecito de Barril parte de Pedras d’el Rei: cualquiera de los tres puede ser su destino. Fuera de la ciudad hay casas de campo hacia Santa Catarina y Moncarapacho, al final de caminos que el navegador no conoce. Un punto en el mapa o un número de teléfono ayuda.',
    ],
    back: 'Dos horas y cuarto antes del vuelo bastan casi siempre. Desde una casa de campo, recorra el camino una vez de día y díganos si un coche bajo puede pasar.',
    questions: [
      {
        question: '¿Nos llevan al barco con mucho equipaje?',
        answer: 'Sí, hasta el muelle. El barco lleva maletas; en la isla el camino es de arena y pasarela.',
      },
      {
        question: '¿Sirve el coche también para un día en Sevilla desde Tavira?',
        answer: 'Sí. Alquílelo por horas, o reserve dos traslados si pasa allí la noche.',
      },
    ],
  },
}
