import type { TransferContent } from '../load-transfers.ts'

export const content: TransferContent = {
  en: {
    from: 'Faro Airport',
    to: 'Monte Gordo',
    description:
      'Private transfer from Faro Airport to Monte Gordo: the A22 to its last junctions before Spain, to the door on the beach front, at a fixed price.',
    lead: 'To the last beach of Portugal, wide and warm, with Spain across the river.',
    paragraphs: [
      'Drive east until the motorway is nearly over: the bridge over the Guadiana is in sight when we turn down to the coast through Castro Marim, between salt pans with flamingos in them.',
      'Monte Gordo is flat, straight and easy. The streets are a grid, the hotels stand along the avenue by the beach, and a car comes to every door, which is why guests who do not walk well like it here. The water is the warmest of the Algarve.',
      'Vila Real de Santo António, the border town that was laid out in one go after the great earthquake, is three kilometres on; its ferry still crosses to Ayamonte. Altura, Manta Rota and Cacela lie a few minutes back to the west, and the golf hotels of Castro Marim and Quinta da Ria in the hills and by the lagoon. Name the one that you mean, and the price is exact. Coming from the airport late at night, we take the same way: nothing on it closes.',
    ],
    back: 'Allow two and three quarter hours before the flight. Portugal keeps an hour less than Spain: whoever crosses the river for lunch should look twice at the clock before the pick-up. All our times are Portuguese ones.',
    questions: [
      {
        question: 'Can you also take us to Ayamonte or Isla Canela?',
        answer:
          'Yes. They are some twenty minutes beyond, over the bridge. Enter the place as the destination.',
      },
      {
        question: 'We bring a wheelchair. Is that possible?',
        answer: 'A folding one travels in every van. Tell us in the notes, and call us if it does not fold.',
      },
    ],
  },
  pt: {
    from: 'Aeroporto de Faro',
    to: 'Monte Gordo',
    description:
      'Transfer privado do Aeroporto de Faro para Monte Gordo: pela A22 até às últimas saídas antes de Espanha, à porta junto à praia, a preço fixo.',
    lead: 'Até à última praia de Portugal, larga e quente, com Espanha na outra margem.',
    paragraphs: [
      'Segue-se para nascente até a autoestrada quase acabar: a ponte do Guadiana já se vê quando descemos para a costa por Castro Marim, entre salinas com flamingos.',
      'Monte Gordo é plano, direito e fácil. As ruas são uma quadrícula, os hotéis alinham-se na avenida da praia e a viatura chega a todas as portas, e por isso gosta daqui quem tem dificuldade em andar. A água é a mais quente do Algarve.',
      'Vila Real de Santo António, a cidade de fronteira traçada de uma só vez depois do terramoto, fica três quilómetros adiante; o barco ainda atravessa para Ayamonte. Altura, Manta Rota e Cacela estão alguns minutos atrás, para poente, e os hotéis de golfe de Castro Marim e da Quinta da Ria, na serra e junto à ria. Diga qual é o seu, e o preço é exato. Quem chega tarde ao aeroporto faz o mesmo caminho: nele nada fecha.',
    ],
    back: 'Conte duas horas e três quartos antes do voo. Portugal tem menos uma hora do que Espanha: quem atravessa o rio para almoçar deve olhar duas vezes para o relógio antes da recolha. Todas as nossas horas são portuguesas.',
    questions: [
      {
        question: 'Também nos levam a Ayamonte ou à Isla Canela?',
        answer: 'Sim. Ficam uns vinte minutos adiante, do outro lado da ponte. Indique o local como destino.',
      },
      {
        question: 'Levamos uma cadeira de rodas. É possível?',
        answer:
          'Uma que se dobre viaja em qualquer carrinha. Diga-nos nas observações, e telefone-nos se não se dobrar.',
      },
    ],
  },
  es: {
    from: 'Aeropuerto de Faro',
    to: 'Monte Gordo',
    description:
      'Traslado privado del Aeropuerto de Faro a Monte Gordo: por la A22 hasta las últimas salidas antes de España, hasta la puerta, a precio fijo.',
    lead: 'Hasta la última playa de Portugal, ancha y cálida, con España al otro lado del río.',
    paragraphs: [
      'Se va al este hasta que la autopista casi se acaba: el puente del Guadiana ya se ve cuando bajamos a la costa por Castro Marim, entre salinas con flamencos.',
      'Monte Gordo es llano, recto y fácil. Las calles son una cuadrícula, los hoteles se alinean en la avenida de la playa y el coche llega a todas las puertas, y por eso gusta a quien camina con dificultad. El agua es la más cálida del Algarve.',
      'Vila Real de Santo António, la ciudad fronteriza trazada de una vez después del terremoto, queda tres kilómetros más allá; el barco cruza todavía a Ayamonte. Altura, Manta Rota y Cacela están unos minutos atrás, al oeste, y los hoteles de golf de Castro Marim y Quinta da Ria, en la sierra y junto a la ría. Diga cuál es el suyo, y el precio será exacto. Quien llega tarde al aeropuerto hace el mismo camino: en él nada cierra.',
    ],
    back: 'Cuente dos horas y tres cuartos antes del vuelo. Portugal tiene una hora menos que España: quien cruza el río para comer debe mirar dos veces el reloj antes de la recogida. Todas nuestras horas de recogida aquí son portuguesas.',
    questions: [
      {
        question: '¿Nos llevan también a Ayamonte o a Isla Canela?',
        answer: 'Sí. Quedan a unos veinte minutos, al otro lado del puente. Indique el lugar como destino.',
      },
      {
        question: 'Llevamos una silla de ruedas. ¿Es posible?',
        answer:
          'Una plegable viaja en cualquier furgoneta. Díganoslo en las observaciones, y llámenos si no se pliega.',
      },
    ],
  },
}
