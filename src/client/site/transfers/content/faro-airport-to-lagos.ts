import type { TransferContent } from '../load-transfers.ts'

export const content: TransferContent = {
  en: {
    from: 'Faro Airport',
    to: 'Lagos',
    description:
      'Private transfer from Faro Airport to Lagos: met by name in arrivals, an hour on the A22, a fixed price for every car.',
    lead: 'Past the whole central Algarve to the town where the golden cliffs begin, in about an hour.',
    paragraphs: [
      'Faro has one terminal and one arrivals hall. Your chauffeur stands behind the barrier with your name, takes the trolley and walks you to the car, which waits in the car park opposite.',
      'From there it is the A22 almost all the way, the motorway that runs a few kilometres inland along the coast. We leave it at the Lagos junction and come down towards the river.',
      'The last kilometres are what makes Lagos different. Inside the walls the streets were built for mules: hotels in the old town are reached on foot from the gate or the avenue, and your chauffeur carries the luggage that far. Meia Praia, the marina, Porto de Mós and the villas towards Luz are reached to the door.',
    ],
    back: 'For a flight from Faro allow three hours from the door: one for the road, two for the airport, and half an hour more on a Saturday in August. In the old town we meet you where the car can stand, and say exactly where beforehand.',
    questions: [
      {
        question: 'Can the car stop for groceries on the way to the villa?',
        answer:
          'Yes. Add a stop in the booking, or tell us in the notes: there are supermarkets on the way into town.',
      },
      {
        question: 'Do you also drive to Luz and Burgau?',
        answer:
          'Yes. They are ten to twenty minutes farther. Give the exact place in the booking, and the price is for that.',
      },
    ],
  },
  pt: {
    from: 'Aeroporto de Faro',
    to: 'Lagos',
    description:
      'Transfer privado do Aeroporto de Faro para Lagos: recebido pelo nome nas chegadas, uma hora pela A22, preço fixo em cada viatura.',
    lead: 'Por todo o Algarve central até à cidade onde começam as falésias douradas, em cerca de uma hora.',
    paragraphs: [
      'Faro tem um só terminal e uma só sala de chegadas. O motorista espera atrás da barreira com o seu nome, leva o carrinho e acompanha-o até à viatura, que espera no parque em frente.',
      'Daí segue-se quase sempre pela A22, a autoestrada que corre alguns quilómetros para o interior, paralela à costa. Saímos no nó de Lagos e descemos em direção à ribeira.',
      'São os últimos quilómetros que fazem a diferença. Dentro das muralhas as ruas foram feitas para mulas: aos hotéis do centro histórico chega-se a pé, da porta ou da avenida, e o motorista leva a bagagem até lá. Meia Praia, a marina, Porto de Mós e as moradias para os lados da Luz ficam à porta.',
    ],
    back: 'Para um voo de Faro conte três horas desde a porta: uma de estrada, duas de aeroporto, e mais meia hora num sábado de agosto. No centro histórico encontramo-nos onde a viatura pode parar, e dizemos antes exatamente onde.',
    questions: [
      {
        question: 'A viatura pode parar para compras a caminho da moradia?',
        answer:
          'Sim. Acrescente uma paragem na reserva ou diga-nos nas observações: há supermercados à entrada da cidade.',
      },
      {
        question: 'Também vão à Luz e ao Burgau?',
        answer:
          'Sim. Ficam a mais dez a vinte minutos. Indique o local exato na reserva, e o preço é para esse local.',
      },
    ],
  },
  es: {
    from: 'Aeropuerto de Faro',
    to: 'Lagos',
    description:
      'Traslado privado del Aeropuerto de Faro a Lagos: recibimiento con su nombre en llegadas, una hora por la A22, precio fijo en cada coche.',
    lead: 'Por todo el Algarve central hasta la ciudad donde empiezan los acantilados dorados, en cerca de una hora.',
    paragraphs: [
      'Faro tiene una sola terminal y una sola sala de llegadas. El chófer le espera tras la barrera con su nombre, toma el carrito y le acompaña al coche, que espera en el aparcamiento de enfrente.',
      'Desde allí se va casi siempre por la A22, la autopista que discurre unos kilómetros tierra adentro, paralela a la costa. Salimos en el enlace de Lagos y bajamos hacia el río.',
      'Lo que distingue a Lagos son los últimos kilómetros. Dentro de las murallas las calles se hicieron para mulas: a los hoteles del casco antiguo se llega a pie desde la puerta o la avenida, y el chófer lleva el equipaje hasta allí. A Meia Praia, la marina, Porto de Mós y las villas hacia Luz se llega hasta la puerta.',
    ],
    back: 'Para un vuelo desde Faro cuente tres horas desde la puerta: una de carretera, dos de aeropuerto, y media hora más un sábado de agosto. En el casco antiguo le recogemos donde el coche puede parar, y le decimos antes exactamente dónde.',
    questions: [
      {
        question: '¿Puede el coche parar para hacer la compra de camino a la villa?',
        answer:
          'Sí. Añada una parada en la reserva o díganoslo en las observaciones: hay supermercados a la entrada de la ciudad.',
      },
      {
        question: '¿Van también a Luz y a Burgau?',
        answer:
          'Sí. Están a diez o veinte minutos más. Indique el lugar exacto en la reserva, y el precio será el de ese lugar.',
      },
    ],
  },
}
