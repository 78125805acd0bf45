import type { TransferContent } from '../load-transfers.ts'

export const content: TransferContent = {
  en: {
    from: 'Faro Airport',
    to: 'Sagres',
    description:
      'Private transfer from Faro Airport to Sagres: the whole Algarve to its last cape, surfboards inside the car, at a fixed price.',
    lead: 'The whole length of the Algarve, to where the road ends at a lighthouse.',
    paragraphs: [
      'The motorway ends at Lagos. What follows is the old road: Budens, Raposeira, Vila do Bispo, each a little windier than the last, the fields lower and the sky larger. There is no faster way, and few who drive it wish for one.',
      'Boards travel inside the car. A shortboard fits in a V Class with four people, a longboard wants the Vito or the Sprinter: say how many and how long in the notes.',
      'In Sagres itself distances are small and everything has a door to the street: the surf houses on the main road, the hotels above Mareta and Martinhal, the harbour at Baleeira. Martinhal’s resort has a gate and a reception of its own. The wind is the only thing that surprises: it can be ten degrees cooler than at the airport, so keep a jacket out of the suitcase. If you arrive towards evening, ask the chauffeur to go on to Cape St. Vincent first; the sun goes down behind it.',
    ],
    back: 'Allow three and a half hours before the flight: an hour and a half on the road and the rest at Faro. For the first flights of the day this means leaving at night; the chauffeur is there ten minutes before.',
    questions: [
      {
        question: 'Can we stop in Lagos for food and a wetsuit?',
        answer: 'Yes. Add Lagos as a stop, an hour is usually enough.',
      },
      {
        question: 'Do you pick up from the Rota Vicentina?',
        answer:
          'Yes, in Vila do Bispo, Carrapateira, Odeceixe or wherever a car can stand. Enter the village as the pick-up.',
      },
    ],
  },
  pt: {
    from: 'Aeroporto de Faro',
    to: 'Sagres',
    description:
      'Transfer privado do Aeroporto de Faro para Sagres: o Algarve inteiro até ao último cabo, pranchas dentro da viatura, a preço fixo.',
    lead: 'Todo o Algarve de ponta a ponta, até onde a estrada acaba num farol.',
    paragraphs: [
      'A autoestrada acaba em Lagos. O que segue é a estrada antiga: Budens, Raposeira, Vila do Bispo, cada terra um pouco mais ventosa, os campos mais baixos e o céu maior. Não há caminho mais rápido, e poucos dos que o fazem o desejam.',
      'As pranchas viajam dentro da viatura. Uma prancha curta cabe num V Class com quatro pessoas; uma longboard pede o Vito ou o Sprinter: diga quantas e de que comprimento nas observações.',
      'Em Sagres as distâncias são pequenas e tudo tem porta para a rua: as casas de surf na estrada principal, os hotéis sobre a Mareta e o Martinhal, o porto da Baleeira. O resort do Martinhal tem cancela e receção próprias. Só o vento surpreende: podem estar dez graus a menos do que no aeroporto, por isso deixe um casaco fora da mala. Se chegar ao fim da tarde, peça ao motorista que siga primeiro até ao Cabo de São Vicente; o sol põe-se por trás dele.',
    ],
    back: 'Conte três horas e meia antes do voo: hora e meia de estrada e o resto em Faro. Para os primeiros voos do dia isso significa sair de noite; o motorista está lá dez minutos antes.',
    questions: [
      {
        question: 'Podemos parar em Lagos para compras e um fato de surf?',
        answer: 'Sim. Acrescente Lagos como paragem; uma hora costuma chegar.',
      },
      {
        question: 'Recolhem na Rota Vicentina?',
        answer:
          'Sim, em Vila do Bispo, na Carrapateira, em Odeceixe ou onde uma viatura possa parar. Indique a aldeia como local de recolha.',
      },
    ],
  },
  es: {
    from: 'Aeropuerto de Faro',
    to: 'Sagres',
    description:
      'Traslado privado del Aeropuerto de Faro a Sagres: todo el Algarve hasta su último cabo, tablas dentro del coche, a precio fijo.',
    lead: 'Todo el Algarve de punta a punta, hasta donde la carretera acaba en un faro.',
    paragraphs: [
      'La autopista termina en Lagos. Lo que sigue es la carretera antigua: Budens, Raposeira, Vila do Bispo, cada pueblo un poco más ventoso, los campos más bajos y el cielo más grande. No hay camino más rápido, y pocos de los que lo hacen lo desean.',
      'Las tablas viajan dentro del coche. Una tabla corta cabe en un V Class con cuatro personas; una longboard pide el Vito o el Sprinter: diga cuántas y de qué largo en las observaciones.',
      'En Sagres las distancias son pequeñas y todo tiene puerta a la calle: las casas de surf en la carretera principal, los hoteles sobre Mareta y Martinhal, el puerto de Baleeira. El resort de Martinhal tiene barrera y recepción propias. Solo el viento sorprende: puede haber diez grados menos que en el aeropuerto, así que deje una chaqueta fuera de la maleta. Si llega al atardecer, pida al chófer que siga primero hasta el Cabo de San Vicente; el sol se pone detrás.',
    ],
    back: 'Cuente tres horas y media antes del vuelo: hora y media de carretera y el resto en Faro. Para los primeros vuelos del día eso significa salir de noche; el chófer está allí diez minutos antes.',
    questions: [
      {
        question: '¿Podemos parar en Lagos para comprar comida y un neopreno?',
        answer: 'Sí. Añada Lagos como parada; una hora suele bastar.',
      },
      {
        question: '¿Recogen en la Rota Vicentina?',
        answer:
          'Sí, en Vila do Bispo, Carrapateira, Odeceixe o donde un coche pueda parar. Indique el pueblo como lugar de recogida.',
      },
    ],
  },
}
