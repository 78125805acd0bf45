import { flightPromise, flightService, type LandingsFrom } from '@chauffeur/domain/arrival'
import { FREE_WAITING, MAX_SEATS_PER_KIND, MAX_STOPS, QUOTE_LIFETIME_MINUTES } from '@chauffeur/domain/limits'
import { INCLUDED_KM_PER_HOUR } from '@chauffeur/domain/hire'
import { arrivalTexts } from './arrival.ts'
import { describeOwner, type LegalDocument, type LegalSection } from '../legal-document.ts'

export const terms: LegalDocument = {
  lead: 'Quién hace qué, desde cuándo es vinculante una reserva, cuánto cuesta y cómo se cancela: las reglas según las cuales organizamos su viaje.',
  sections: (facts) => [
    parties(describeOwner(facts)),
    booking,
    prices,
    payment(facts.onlinePayment),
    ...journey(facts.landingsFrom),
    cancellation,
    ...responsibility,
    ...law,
    contact,
  ],
}

const parties = (owner: string): LegalSection => ({
  id: 'who-we-are',
  title: 'Quiénes somos y qué organizamos',
  blocks: [
    `Este sitio lo gestiona ${owner}. En estas condiciones, «nosotros» designa a esa entidad; «cliente» es quien reserva, también en nombre de quienes viajan.`,
    'Somos un intermediario. Organizamos traslados solo de ida y servicios por horas entre el cliente y prestadores de servicios independientes: empresas con licencia, con vehículos y chóferes propios. El prestador que acepta el viaje es quien lo realiza; nosotros encontramos a ese prestador, acordamos el precio y le comunicamos lo que necesita saber.',
    'Al enviar una reserva, el cliente acepta estas condiciones. Envíela solo si tiene al menos 18 años y puede decidir por todas las personas de su grupo.',
  ],
})

const booking: LegalSection = {
  id: 'booking',
  title: 'Cómo se formaliza una reserva',
  blocks: [
    'Al completar una reserva en el sitio, el cliente nos envía una solicitud. La solicitud tiene un número de reserva y nos llega al momento, pero todavía no obliga a ninguna de las partes.',
    'El contrato queda formalizado cuando confirmamos la solicitud por correo electrónico a la dirección que indicó. Si no encontramos un prestador de servicios, también se lo comunicaremos por correo electrónico y no se deberá nada.',
    'Lea la confirmación. Si el lugar, la hora, el vehículo o el grupo no son los que quería, avísenos enseguida. No respondemos de un viaje reservado con datos erróneos.',
  ],
}

const prices: LegalSection = {
  id: 'prices',
  title: 'Precios',
  blocks: [
    'Todos los precios están en euros. El precio que ve antes de completar la reserva es el precio del viaje tal como se ha reservado, y es fijo: el tráfico, las obras o un recorrido más largo no lo cambian.',
    {
      list: [
        'Un traslado se cobra según la distancia por carretera entre los lugares, paradas incluidas, con un precio mínimo para cada vehículo.',
        `Un servicio por horas se cobra por hora e incluye ${INCLUDED_KM_PER_HOUR} km por cada hora reservada.`,
        `A un traslado se pueden añadir hasta ${MAX_STOPS} paradas. Cada una tiene su precio por hora, que se muestra antes de añadirla. En un servicio por horas, las paradas no tienen coste adicional.`,
        `Un precio mostrado se mantiene durante ${QUOTE_LIFETIME_MINUTES} minutos. Si ha vencido antes de que complete la reserva y el precio ha cambiado, le mostraremos el nuevo precio y le pediremos que lo confirme.`,
      ],
    },
    'Un vehículo con la indicación «A valorar por nuestro equipo» no tiene precio fijo para ese viaje y no se puede reservar hasta que le hayamos dado uno.',
    'Lo que pida al chófer más allá de la reserva, como más tiempo, más kilómetros u otro destino, se acuerda con el prestador de servicios durante el viaje y se paga aparte.',
  ],
}

const payment = (isOnline: boolean): LegalSection => ({
  id: 'payment',
  title: 'Pago',
  blocks: [
    'El sitio muestra los métodos de pago disponibles para su viaje antes de reservarlo:',
    {
      list: [
        'en efectivo, en euros, al chófer',
        'con tarjeta, al chófer, en el momento de la recogida',
        `online, con tarjeta o Google Pay, a través de un proveedor de pagos${isOnline ? '' : ' (no disponible en este momento)'}`,
      ],
    },
    'El pago en efectivo y con tarjeta en la recogida está disponible para los viajes que empiezan en el Algarve. Los viajes que empiezan en otro lugar se pagan online.',
    'Para una factura a nombre de una empresa, rellene los datos de facturación al reservar.',
  ],
})

const journey = (from: LandingsFrom): readonly LegalSection[] => [
  {
    id: 'pick-up',
    title: 'Recogida y tiempo de espera',
    blocks: [
      'La hora de recogida es la del reloj en el lugar de recogida. Acuda a tiempo y mantenga disponible el teléfono que indicó.',
      `En el aeropuerto, el chófer espera en la sala de llegadas. ${flightPromise(arrivalTexts.flight, flightService(from)).promise}`,
      `En otros lugares, el chófer espera ${FREE_WAITING.elsewhere} minutos desde la hora de recogida, sin coste, e intenta llamarle antes de marcharse. Si para entonces nadie ha acudido ni llamado, se registra una ausencia y el precio del viaje puede cobrarse íntegramente.`,
    ],
  },
  {
    id: 'party',
    title: 'Pasajeros, equipaje y sillas infantiles',
    blocks: [
      'No pueden viajar más pasajeros de los indicados en la reserva ni de los que el vehículo está autorizado a transportar. Los niños pequeños también cuentan.',
      'Elija un vehículo en el que quepa su equipaje; el sitio muestra lo que cabe en cada uno. Indique en las peticiones especiales todo lo que sea voluminoso, como bolsas de golf, tablas de surf o una silla de ruedas. El chófer puede rechazar lo que no se pueda llevar de forma segura.',
      `Las sillas infantiles (0-18 kg) y los elevadores (15-36 kg) son gratuitos, hasta ${MAX_SEATS_PER_KIND} de cada tipo. Resérvelos con el viaje: la ley no permite que los niños viajen sin ellos.`,
      'El cinturón de seguridad se lleva durante todo el viaje y no se fuma en el vehículo. El chófer puede poner fin a un viaje si continuarlo es peligroso o ilegal. Quien dañe o ensucie un vehículo pagará su reparación o limpieza.',
    ],
  },
]

const cancellation: LegalSection = {
  id: 'cancellation',
  title: 'Cancelación y cambios',
  blocks: [
    'Una reserva solo se cancela a través de este sitio: por el cliente, en la página de la propia reserva, cuyo enlace está en todos los correos electrónicos sobre ella, o por nosotros, a petición del cliente. Una llamada o un aviso al chófer no bastan para cancelarla. En ambos casos, un correo electrónico confirma la cancelación; lo que cuenta es el momento en que se hizo.',
    'Cancelar es gratuito mientras la reserva no esté confirmada y, después, hasta 1 hora antes de la hora de recogida; lo que haya pagado se le devuelve. A partir de ahí no se devuelve nada de lo pagado, y el precio puede cobrarse íntegramente.',
    'El número de teléfono, el nombre del cartel, los pasajeros, el equipaje, las sillas infantiles y las peticiones especiales se pueden cambiar en la misma página hasta 1 hora antes de la recogida, el vuelo hasta la recogida, y los cambios surten efecto al momento. La fecha, la hora, los lugares, las paradas, las horas y el vehículo se pueden cambiar allí hasta 3 horas antes de la recogida, tanto de la actual como de la nueva. Mientras su reserva no esté confirmada, un cambio así surte efecto al momento; después, solo cuando lo hayamos confirmado por correo electrónico, y hasta entonces la reserva queda como está. Cambiar la fecha o la hora no cuesta nada; los demás cambios tienen el precio del día en que se piden, que se muestra antes de pedirlos. Si ha pagado online, la diferencia se paga primero y se devuelve si el cambio no se hace; si el viaje resulta más barato, se devuelve la diferencia. Mientras un viaje que se paga online no esté pagado, solo se pueden cambiar la fecha y la hora. Para otros cambios, escríbanos: surten efecto cuando los hayamos confirmado por correo electrónico.',
    'Si un prestador de servicios falla, buscaremos otro del mismo nivel. Si no lo hay, se lo comunicaremos sin demora y le devolveremos lo que haya pagado.',
    'El derecho europeo no prevé el derecho de desistimiento de catorce días para el transporte de pasajeros. La cancelación gratuita descrita arriba ocupa su lugar.',
  ],
}

const responsibility: readonly LegalSection[] = [
  {
    id: 'liability',
    title: 'Quién responde de qué',
    blocks: [
      'El prestador de servicios responde del viaje: el vehículo, el chófer, la seguridad, la puntualidad y su equipaje. Tiene el seguro de transporte de pasajeros que exige la ley.',
      'Nosotros respondemos de organizarlo con el debido cuidado: del sitio, de comunicar sus datos tal como los dio y del precio que le mostramos.',
      'Ni el prestador ni nosotros respondemos de lo que nadie podría haber evitado, como carreteras cortadas, huelgas, mal tiempo u órdenes de las autoridades, ni de consecuencias que no se podían prever, como un vuelo perdido tras un retraso en la carretera. Reserve con margen suficiente.',
      'Nada de lo anterior limita la responsabilidad por dolo, negligencia grave, lesiones o muerte, ni ningún derecho que la ley no permita limitar.',
    ],
  },
  {
    id: 'complaints',
    title: 'Reclamaciones',
    blocks: [
      'Si algo no ha estado bien, escríbanos con el número de reserva, a ser posible en un plazo de 14 días, mientras todos lo recuerdan. Lo trataremos con el prestador de servicios y le responderemos por correo electrónico.',
      'Los consumidores también pueden usar el libro de reclamaciones portugués en www.livroreclamacoes.pt o un organismo reconocido de resolución de litigios de consumo.',
    ],
  },
]

const law: readonly LegalSection[] = [
  {
    id: 'assignment',
    title: 'Cesión y cambios en estas condiciones',
    blocks: [
      'Cualquiera de las partes puede ceder a un tercero sus derechos y obligaciones derivados de una reserva, con un preaviso de cuatro semanas, dado por correo electrónico. Si cedemos los de su reserva, puede cancelarla gratuitamente hasta que la cesión surta efecto.',
      'A cada reserva se aplican las condiciones que figuraban en esta página cuando se envió. Las versiones posteriores se aplican a las reservas posteriores.',
    ],
  },
  {
    id: 'law',
    title: 'Idioma, ley y jurisdicción',
    blocks: [
      'El idioma del contrato es el inglés. Las traducciones son solo informativas.',
      'Se aplica la ley portuguesa y son competentes los tribunales de Portugal. Los consumidores conservan la protección y los tribunales que les concede la ley de su propio país y que no se pueden excluir por acuerdo.',
      'Si una parte de estas condiciones no es válida, el resto se mantiene.',
    ],
  },
]

const contact: LegalSection = {
  id: 'contact',
  title: 'Contacto',
  blocks: ['Para todo lo relativo a una reserva, tenga su número a mano.', { contacts: true }],
}
