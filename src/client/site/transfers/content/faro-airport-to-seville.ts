import type { TransferContent } from '../load-transfers.ts'

export const content: TransferContent = {
  en: {
    from: 'Faro Airport',
    to: 'Seville',
    description:
      'Private transfer from Faro Airport to Seville: over the Guadiana and on by the A-49, two hours to the hotel in the old town, at a fixed price.',
    lead: 'Across a border that one notices only by the clock.',
    paragraphs: [
      'Two hours, two countries, one road: the A22 becomes the A-49 on the bridge over the Guadiana. There is no stop at the border on ordinary days, but carry your passport or identity card; now and then there is a check.',
      'The land changes from orange groves to strawberry fields under plastic, then to the marsh edge and the plain of Seville. Huelva lies half way. If you want Jabugo ham or a look at the pilgrims’ church of El Rocío, add a stop: from Almonte it is a short way off the road.',
      'In Seville the question is not the road but the last street. Santa Cruz and much of the centre are closed to traffic, and hotels there register the cars that come for them. We have the plate registered where the hotel asks for it; else we meet its porter at the nearest square. Give the name of the hotel and a mobile number that works in Spain. Remember the clock: Seville is one hour ahead of Faro.',
    ],
    back: 'Leave Seville five hours before a flight from Faro and you gain one of them back at the border, since Portugal’s clock is an hour behind. Pick-up times in Seville are by Seville’s clock, and the booking says so.',
    questions: [
      {
        question: 'Can we return the same day?',
        answer:
          'Yes: hire the car by the hour, and the chauffeur waits in Seville. Two hours each way leave a good afternoon.',
      },
      {
        question: 'Do you drive to Seville Airport or Santa Justa station?',
        answer: 'Yes. Enter either as your destination; it has its own exact price.',
      },
    ],
  },
  pt: {
    from: 'Aeroporto de Faro',
    to: 'Sevilha',
    description:
      'Transfer privado do Aeroporto de Faro para Sevilha: sobre o Guadiana e pela A-49, duas horas até ao hotel no centro histórico, a preço fixo.',
    lead: 'Por uma fronteira que só se nota no relógio.',
    paragraphs: [
      'Duas horas, dois países, uma estrada: a A22 passa a A-49 na ponte do Guadiana. Em dias normais não se para na fronteira, mas traga o passaporte ou o cartão de cidadão; de vez em quando há controlo.',
      'A paisagem muda de laranjais para morangos sob plástico, depois para a beira do sapal e a planície de Sevilha. Huelva fica a meio. Se quiser presunto de Jabugo ou ver a igreja dos romeiros de El Rocío, acrescente uma paragem: a partir de Almonte é um pequeno desvio.',
      'Em Sevilha a questão não é a estrada, é a última rua. Santa Cruz e boa parte do centro estão fechados ao trânsito, e os hotéis de lá registam as viaturas que os procuram. Registamos a matrícula onde o hotel o pede; senão, encontramo-nos com o bagageiro na praça mais próxima. Indique o nome do hotel e um telemóvel que funcione em Espanha. E lembre-se do relógio: Sevilha tem mais uma hora do que Faro.',
    ],
    back: 'Saia de Sevilha cinco horas antes de um voo de Faro e recupera uma delas na fronteira, porque Portugal tem menos uma hora. As horas de recolha em Sevilha são as do relógio de Sevilha, e a reserva di-lo.',
    questions: [
      {
        question: 'Podemos voltar no mesmo dia?',
        answer:
          'Sim: alugue a viatura à hora, e o motorista espera em Sevilha. Duas horas para cada lado deixam uma boa tarde.',
      },
      {
        question: 'Vão ao aeroporto de Sevilha ou à estação de Santa Justa?',
        answer: 'Sim. Indique um ou outra como destino; tem o seu próprio preço exato.',
      },
    ],
  },
  es: {
    from: 'Aeropuerto de Faro',
    to: 'Sevilla',
    description:
      'Traslado privado del Aeropuerto de Faro a Sevilla: sobre el Guadiana y por la A-49, dos horas hasta el hotel en el centro, a precio fijo.',
    lead: 'Por una frontera que solo se nota en el reloj.',
    paragraphs: [
      'Dos horas, dos países, una carretera: la A22 pasa a ser la A-49 en el puente del Guadiana. En días normales no se para en la frontera, pero lleve el pasaporte o el documento de identidad; de vez en cuando hay control.',
      'El paisaje cambia de naranjales a fresas bajo plástico, después al borde de la marisma y la llanura de Sevilla. Huelva queda a mitad. Si quiere jamón de Jabugo o ver la ermita de El Rocío, añada una parada: desde Almonte es un pequeño desvío.',
      'En Sevilla la cuestión no es la carretera, sino la última calle. Santa Cruz y buena parte del centro están cerrados al tráfico, y los hoteles de allí registran los coches que van a ellos. Registramos la matrícula donde el hotel lo pide; si no, nos encontramos con el mozo en la plaza más cercana. Indique el nombre del hotel y un móvil que funcione en España. Y recuerde el reloj: Sevilla va una hora por delante de Faro.',
    ],
    back: 'Salga de Sevilla cinco horas antes de un vuelo desde Faro y recuperará una de ellas en la frontera, porque Portugal tiene una hora menos. Las horas de recogida en Sevilla son las del reloj de Sevilla, y la reserva lo dice.',
    questions: [
      {
        question: '¿Podemos volver el mismo día?',
        answer:
          'Sí: alquile el coche por horas, y el chófer espera en Sevilla. Dos horas por trayecto dejan una buena tarde.',
      },
      {
        question: '¿Van al aeropuerto de Sevilla o a la estación de Santa Justa?',
        answer: 'Sí. Indique uno u otra como destino; tiene su propio precio exacto.',
      },
    ],
  },
}
