import type { TransferContent } from '../load-transfers.ts'

export const content: TransferContent = {
  en: {
    from: 'Faro Airport',
    to: 'Portimão',
    description:
      'Private transfer from Faro Airport to Portimão and Praia da Rocha: by the A22, to the hotel, the marina or the cruise port, at a fixed price.',
    lead: 'To the working town of the western Algarve, and to the wide beach at its feet.',
    paragraphs: [
      'Portimão is a town with a harbour, not a resort with a town. The motorway comes down to it from the north; the river Arade is on the left, with Ferragudo white on the other bank.',
      'Say which Portimão you need. The centre and the hospital are up the river. Praia da Rocha, with its hotels in a row above the sand, is three kilometres farther; Praia do Vau and Três Castelos follow to the west. Most hotel forecourts at Praia da Rocha are on the upper avenue and take a van without trouble.',
      'Ships berth at the cruise port between the town and the marina. For a ship, name it in the notes: its times decide ours, and the gate is where the passes are checked, so your chauffeur arrives with the passengers’ names at hand. For the race circuit, twenty minutes north, enter the gate or the paddock hotel as your destination.',
    ],
    back: 'Two and three quarter hours before the flight from Praia da Rocha; from a ship, as soon as you are allowed off. On race weekends the way to the motorway is full: we tell you the hour that we would choose.',
    questions: [
      {
        question: 'Can you take us to the circuit?',
        answer:
          'Yes. Enter Autódromo Internacional do Algarve as the destination, or hire the car by the hour if it should stay.',
      },
      {
        question: 'Can the car wait while we visit Silves on the way?',
        answer: 'Yes, add it as a stop. The castle asks for about an hour.',
      },
    ],
  },
  pt: {
    from: 'Aeroporto de Faro',
    to: 'Portimão',
    description:
      'Transfer privado do Aeroporto de Faro para Portimão e a Praia da Rocha: pela A22, ao hotel, à marina ou ao porto de cruzeiros, a preço fixo.',
    lead: 'À cidade que trabalha no barlavento, e à praia larga a seus pés.',
    paragraphs: [
      'Portimão é uma cidade com porto, não uma estância com cidade. A autoestrada chega-lhe de norte; o rio Arade fica à esquerda, com Ferragudo branco na outra margem.',
      'Diga de que Portimão precisa. O centro e o hospital ficam rio acima. A Praia da Rocha, com os hotéis em fila sobre o areal, está três quilómetros adiante; o Vau e os Três Castelos seguem para poente. A maioria dos hotéis da Rocha tem a entrada na avenida de cima, onde uma carrinha para sem dificuldade.',
      'Os navios atracam no porto de cruzeiros, entre a cidade e a marina. Se vai embarcar, indique o navio nas observações: o horário dele manda no nosso, e à porta verificam-se os cartões, por isso o motorista leva os nomes dos passageiros à mão. Para o autódromo, vinte minutos a norte, indique a porta ou o hotel do paddock como destino.',
    ],
    back: 'Da Praia da Rocha, duas horas e três quartos antes do voo; de um navio, assim que possa desembarcar. Em fins de semana de corridas o acesso à autoestrada enche: dizemos-lhe a hora que escolheríamos.',
    questions: [
      {
        question: 'Levam-nos ao autódromo?',
        answer:
          'Sim. Indique o Autódromo Internacional do Algarve como destino, ou alugue a viatura à hora se ela deve ficar.',
      },
      {
        question: 'A viatura pode esperar enquanto visitamos Silves pelo caminho?',
        answer: 'Sim, acrescente-a como paragem. O castelo pede cerca de uma hora.',
      },
    ],
  },
  es: {
    from: 'Aeropuerto de Faro',
    to: 'Portimão',
    description:
      'Traslado privado del Aeropuerto de Faro a Portimão y Praia da Rocha: por la A22, al hotel, la marina o el puerto de cruceros, a precio fijo.',
    lead: 'A la ciudad que trabaja en el Algarve occidental, y a la playa ancha a sus pies.',
    paragraphs: [
      'Portimão es una ciudad con puerto, no una urbanización con ciudad. La autopista llega desde el norte; el río Arade queda a la izquierda, con Ferragudo blanco en la otra orilla.',
      'Diga qué Portimão necesita. El centro y el hospital están río arriba. Praia da Rocha, con los hoteles en fila sobre la arena, queda tres kilómetros más allá; Vau y Três Castelos siguen hacia el oeste. La mayoría de los hoteles de Rocha tiene la entrada en la avenida alta, donde una furgoneta para sin dificultad.',
      'Los barcos atracan en el puerto de cruceros, entre la ciudad y la marina. Si va a embarcar, indique el barco en las observaciones: su horario manda en el nuestro, y en la puerta se revisan los pases, así que el chófer lleva a mano los nombres de los pasajeros. Para el circuito, veinte minutos al norte, indique la puerta o el hotel del paddock como destino.',
    ],
    back: 'Desde Praia da Rocha, dos horas y tres cuartos antes del vuelo; desde un barco, en cuanto pueda desembarcar. En fines de semana de carreras el acceso a la autopista se llena: le decimos la hora que elegiríamos.',
    questions: [
      {
        question: '¿Nos llevan al circuito?',
        answer:
          'Sí. Indique el Autódromo Internacional do Algarve como destino, o alquile el coche por horas si debe quedarse.',
      },
      {
        question: '¿Puede el coche esperar mientras visitamos Silves de camino?',
        answer: 'Sí, añádala como parada. El castillo pide más o menos una hora.',
      },
    ],
  },
}
