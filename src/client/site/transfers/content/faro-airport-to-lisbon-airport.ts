import type { TransferContent } from '../load-transfers.ts'

export const content: TransferContent = {
  en: {
    from: 'Faro Airport',
    to: 'Lisbon Airport',
    description:
      'Private transfer from Faro Airport to Lisbon Airport: under three hours by the A2, when the connection fails or the fare is better there.',
    lead: 'Airport to airport in under three hours: no security line, no seat belt sign.',
    paragraphs: [
      'This journey has two kinds of guests: those whose flight was diverted or cancelled, and those who fly long haul from Lisbon and start in the south. For the first we come quickly; call us if it is less than three hours away. For the second we plan backwards from the check-in.',
      'It is motorway throughout: the A22 to the junction near Albufeira, the A2 north over the hills and across the plains of the Alentejo, then the Tagus. Which bridge depends on the hour; the chauffeur decides on the way, and the price stays as it is. Half way there are service areas at Almodôvar, Aljustrel and Grândola. Stop where you like: a coffee costs you ten minutes and nothing else.',
      'Lisbon has two terminals apart from each other. Terminal 1 serves most airlines, Terminal 2 some of the low-cost departures. Arrivals are all at Terminal 1. Look at your boarding pass and choose the right one in the booking.',
    ],
    back: 'From Lisbon to the south the meeting point is the arrivals hall of Terminal 1, by name. On Friday afternoons in summer the way out over the bridge is slow; we wait for you, and the price does not count minutes in traffic.',
    questions: [
      {
        question: 'Our flight to Faro was diverted to Lisbon. Can you come?',
        answer:
          'Often, yes: call us at once with the flight number. A chauffeur from Lisbon may be nearer than one from Faro.',
      },
      {
        question: 'Can we go to a hotel in Lisbon instead?',
        answer:
          'Of course. Enter the hotel as your destination; most are five to twenty minutes from the airport.',
      },
    ],
  },
  pt: {
    from: 'Aeroporto de Faro',
    to: 'Aeroporto de Lisboa',
    description:
      'Transfer privado do Aeroporto de Faro para o Aeroporto de Lisboa: menos de três horas pela A2, quando a ligação falha ou o voo sai de lá.',
    lead: 'De aeroporto a aeroporto em menos de três horas: sem filas de segurança, sem sinal de cintos.',
    paragraphs: [
      'Esta viagem tem dois tipos de passageiros: aqueles a quem desviaram ou cancelaram o voo, e aqueles que voam para longe a partir de Lisboa e começam a sul. Para os primeiros vamos depressa; telefone-nos se faltarem menos de três horas. Para os segundos fazemos as contas a partir do check-in.',
      'É tudo autoestrada: a A22 até ao nó perto de Albufeira, a A2 para norte pela serra e pelas planícies do Alentejo, depois o Tejo. Qual das pontes depende da hora; o motorista decide no caminho, e o preço fica igual. A meio há áreas de serviço em Almodôvar, Aljustrel e Grândola. Pare onde quiser: um café custa-lhe dez minutos e mais nada.',
      'Lisboa tem dois terminais, afastados um do outro. O Terminal 1 serve a maioria das companhias, o Terminal 2 algumas partidas de baixo custo. As chegadas são todas no Terminal 1. Veja o cartão de embarque e escolha o certo na reserva.',
    ],
    back: 'De Lisboa para sul, o encontro é na sala de chegadas do Terminal 1, pelo nome. Nas tardes de sexta-feira, no verão, a saída pela ponte é lenta; esperamos por si, e o preço não conta os minutos no trânsito.',
    questions: [
      {
        question: 'O nosso voo para Faro foi desviado para Lisboa. Podem vir?',
        answer:
          'Muitas vezes, sim: telefone-nos logo com o número do voo. Um motorista de Lisboa pode estar mais perto do que um de Faro.',
      },
      {
        question: 'Podemos ir antes para um hotel em Lisboa?',
        answer: 'Claro. Indique o hotel como destino; a maioria fica a cinco a vinte minutos do aeroporto.',
      },
    ],
  },
  es: {
    from: 'Aeropuerto de Faro',
    to: 'Aeropuerto de Lisboa',
    description:
      'Traslado privado del Aeropuerto de Faro al Aeropuerto de Lisboa: menos de tres horas por la A2, si la conexión falla o el vuelo sale de allí.',
    lead: 'De aeropuerto a aeropuerto en menos de tres horas: sin colas de seguridad ni señal de cinturones.',
    paragraphs: [
      'Este viaje tiene dos tipos de pasajeros: aquellos a quienes desviaron o cancelaron el vuelo, y los que vuelan lejos desde Lisboa y empiezan en el sur. Para los primeros vamos deprisa; llámenos si faltan menos de tres horas. Para los segundos calculamos hacia atrás desde la facturación.',
      'Es todo autopista: la A22 hasta el enlace cerca de Albufeira, la A2 hacia el norte por la sierra y las llanuras del Alentejo, después el Tajo. Qué puente depende de la hora; el chófer decide por el camino, y el precio sigue igual. A mitad hay áreas de servicio en Almodôvar, Aljustrel y Grândola. Pare donde quiera: un café le cuesta diez minutos y nada más.',
      'Lisboa tiene dos terminales, alejadas una de otra. La Terminal 1 sirve a la mayoría de las compañías, la Terminal 2 a algunas salidas de bajo coste. Las llegadas son todas en la Terminal 1. Mire su tarjeta de embarque y elija la correcta en la reserva.',
    ],
    back: 'De Lisboa hacia el sur, el encuentro es en la sala de llegadas de la Terminal 1, con su nombre. Las tardes de viernes de verano la salida por el puente es lenta; le esperamos, y el precio no cuenta los minutos de tráfico.',
    questions: [
      {
        question: 'Desviaron a Lisboa nuestro vuelo a Faro. ¿Pueden venir?',
        answer:
          'A menudo, sí: llámenos enseguida con el número de vuelo. Un chófer de Lisboa puede estar más cerca que uno de Faro.',
      },
      {
        question: '¿Podemos ir mejor a un hotel en Lisboa?',
        answer:
          'Por supuesto. Indique el hotel como destino; la mayoría está a entre cinco y veinte minutos del aeropuerto.',
      },
    ],
  },
}
