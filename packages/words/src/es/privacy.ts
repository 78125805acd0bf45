import { describeOwner, type LegalDocument, type LegalSection } from '../legal-document.ts'

export const privacy: LegalDocument = {
  lead: 'Pedimos lo que un viaje necesita y lo usamos para ese viaje. Aquí no hay cookies publicitarias, ni análisis de visitas, y no hace falta crear una cuenta.',
  sections: (facts) => [
    controller(describeOwner(facts)),
    collected,
    purposes,
    sharing(facts.mapStyleUrl !== null),
    cookies,
    retention,
    security,
    rights,
    contact,
  ],
}

const controller = (owner: string): LegalSection => ({
  id: 'controller',
  title: 'Quién es el responsable',
  blocks: [
    `El responsable del tratamiento de los datos que indica en este sitio, según el Reglamento General de Protección de Datos (RGPD), es ${owner}, en adelante «nosotros».`,
  ],
})

const collected: LegalSection = {
  id: 'data',
  title: 'Qué recopilamos',
  blocks: [
    'Guardamos lo que nos envía y nada más: no averiguamos nada sin que lo sepa.',
    {
      terms: [
        ['Sobre usted', 'Su nombre, correo electrónico y número de teléfono; si desea avisos por WhatsApp.'],
        [
          'Sobre el viaje',
          'Lugar de recogida y destino con sus posiciones en el mapa, paradas, fecha y hora, número de vuelo, número de pasajeros, sillas infantiles y elevadores, equipaje, vehículo, distancia y duración.',
        ],
        [
          'Lo que nos cuenta',
          'Sus peticiones especiales. Escriba ahí solo lo que necesitamos; si se trata de su salud, como la necesidad de asistencia, usted decide si lo menciona.',
        ],
        [
          'Sobre el pago',
          'El precio, el método de pago y si se ha pagado; y, si quiere una factura a otra dirección, el nombre de la empresa, el NIF y la dirección. Los números de tarjeta nunca nos llegan.',
        ],
        [
          'Sobre la reserva',
          'Su número, cuándo se hizo, si se aceptó o rechazó, cuándo y por quién de nuestra oficina, qué correos electrónicos sobre ella se enviaron y su valoración del viaje, si la hizo.',
        ],
        [
          'Consultas',
          'Lo que nos escribe o nos dice, en este sitio, por correo electrónico, por teléfono o por WhatsApp, con el contacto que da para la respuesta.',
        ],
        [
          'El registro del servidor',
          'De cada petición: la hora, qué parte del sitio se pidió, el resultado y cuánto tardó. Ahí no se anota ni su dirección de internet ni lo que buscó o rellenó.',
        ],
      ],
    },
  ],
}

const purposes: LegalSection = {
  id: 'purposes',
  title: 'Para qué los usamos y con qué fundamento',
  blocks: [
    {
      terms: [
        [
          'Para darle el precio, reservar y realizar su viaje',
          'incluidos los correos electrónicos sobre él y las llamadas del mismo día. Fundamento: el contrato con usted y las medidas precontractuales que solicite (art. 6.1.b) del RGPD).',
        ],
        [
          'Para facturar y llevar la contabilidad',
          'Fundamento: obligaciones legales (art. 6.1.c) del RGPD).',
        ],
        [
          'Para escribirle por WhatsApp sobre un viaje',
          'solo si lo ha pedido. Fundamento: su consentimiento, que puede retirar en cualquier momento (art. 6.1.a) del RGPD).',
        ],
        [
          'Para mantener seguro el sitio, responder a consultas y resolver reclamaciones',
          'Fundamento: nuestro interés legítimo en hacerlo (art. 6.1.f) del RGPD).',
        ],
      ],
    },
    'El nombre, el correo electrónico, el teléfono y los datos del viaje son necesarios para una reserva; lo demás es voluntario. Ninguna decisión sobre usted la toma una máquina: son personas de nuestra oficina quienes aceptan o rechazan las reservas. No vendemos datos y no enviamos publicidad.',
  ],
}

const sharing = (hasOutsideMap: boolean): LegalSection => ({
  id: 'sharing',
  title: 'Quién los recibe',
  blocks: [
    {
      terms: [
        [
          'Prestadores de servicios y sus chóferes',
          'La empresa que realiza su viaje recibe lo que necesita para ello: nombre, número de teléfono, lugares, horas, vuelo, grupo, equipaje y peticiones.',
        ],
        [
          'Búsqueda de lugares y recorridos',
          'Los lugares y los recorridos se calculan en nuestro propio servidor. Si hemos configurado un servicio externo para encontrar más lugares o medir recorridos, nuestro servidor lo consulta con el texto del lugar o las posiciones del recorrido, nunca con su nombre ni su contacto.',
        ],
        [
          'Mapas',
          hasOutsideMap
            ? 'El mapa de este sitio se carga desde un servicio de mapas externo, que conoce así su dirección de internet y la parte del mapa que mira.'
            : 'El mapa de este sitio viene de nuestro propio servidor; ningún servicio de mapas sabe de su visita.',
        ],
        [
          'Proveedor de pagos',
          'Si paga online, lo hace en la página de un proveedor de pagos, que recibe los datos de su tarjeta y nos dice si el pago se ha realizado.',
        ],
        [
          'WhatsApp',
          'Si abre un chat o pide avisos, WhatsApp transmite los mensajes según sus propias condiciones.',
        ],
        [
          'Empresas técnicas y autoridades',
          'Las que alojan nuestro servidor y transmiten nuestro correo electrónico, por nuestra cuenta y según nuestras instrucciones; y las autoridades cuando la ley lo exige.',
        ],
      ],
    },
    'Cuando alguno de ellos trata datos fuera del Espacio Económico Europeo, lo hace al amparo de una decisión de la Comisión Europea o de sus cláusulas contractuales tipo.',
  ],
})

const cookies: LegalSection = {
  id: 'cookies',
  title: 'Cookies y lo que queda en su navegador',
  blocks: [
    'Quien solo visita el sitio no recibe cookies. Al hacer una reserva, o al abrir el enlace privado de una reserva, se crea una cookie que durante un día le muestra de nuevo esa reserva sin el enlace; nuestra propia oficina tiene una cookie de sesión, que se crea cuando un empleado inicia sesión. Ninguna sigue su navegación en otros sitios.',
    'Mientras reserva o nos escribe, su navegador guarda lo que ha rellenado, para que una recarga no pierda nada; después de la reserva guarda el resumen que muestra la confirmación, con el método de pago elegido, y hasta dónde había bajado en una página. Esto se guarda solo para esa pestaña, desaparece cuando la cierra y solo sale de su navegador con la reserva o el mensaje que envía. Su tarjeta nunca forma parte de ello. El idioma que eligió queda en su navegador hasta que lo borre.',
  ],
}

const retention: LegalSection = {
  id: 'retention',
  title: 'Cuánto tiempo los conservamos',
  blocks: [
    {
      list: [
        'Las reservas y los correos electrónicos sobre ellas no se borran automáticamente. Los conservamos hasta que el viaje y todas las cuestiones sobre él estén resueltos y, después, mientras lo exija la legislación fiscal y mercantil portuguesa, que para los registros contables son diez años.',
        'Lo que nos diga sobre una silla de ruedas, un perro, una mascota o ayuda hasta el vehículo se borra 30 días después de la recogida.',
        'Los precios que solo ha consultado no se guardan.',
        'Una nota que evita que la misma reserva se haga dos veces se borra al cabo de un día aproximadamente.',
        'Las consultas que no acaban en reserva se conservan hasta que estén resueltas.',
        'El registro del servidor no contiene nada que le identifique y se conserva mientras lo necesite el funcionamiento.',
      ],
    },
    'Cuando ya nada nos obligue a conservar sus datos, los borraremos si nos lo pide.',
  ],
}

const security: LegalSection = {
  id: 'security',
  title: 'Cómo los protegemos',
  blocks: [
    'En este sitio solo nuestra oficina puede ver las reservas, después de iniciar sesión; las contraseñas se guardan como hashes, y las sesiones terminan solas. Los nombres, los contactos y las peticiones quedan fuera de los registros. Los números de reserva son aleatorios, para que nadie pueda llegar al suyo por tanteo.',
  ],
}

const rights: LegalSection = {
  id: 'rights',
  title: 'Sus derechos',
  blocks: [
    'Según el RGPD puede, en cualquier momento y de forma gratuita,',
    {
      list: [
        'preguntar qué guardamos sobre usted y recibir una copia',
        'pedir que se corrijan datos erróneos',
        'pedir que se borren datos que ya no necesitamos o que ya no podemos guardar',
        'pedir que se limite su uso mientras haya una cuestión pendiente sobre ellos',
        'recibir lo que nos dio en un formato habitual, para entregarlo a otra entidad',
        'oponerse a un uso que se base en nuestro interés legítimo',
        'retirar un consentimiento; lo hecho antes sigue siendo lícito',
      ],
    },
    'Para ello, escríbanos; respondemos en el plazo de un mes. Para comprobar su identidad, podemos pedirle el número de reserva o una respuesta desde la dirección indicada en la reserva.',
    'También puede reclamar ante una autoridad de control. En Portugal es la Comissão Nacional de Proteção de Dados (CNPD), www.cnpd.pt. Puede dirigirse igualmente a la autoridad del país donde vive o trabaja.',
  ],
}

const contact: LegalSection = {
  id: 'contact',
  title: 'Contacto',
  blocks: ['Para todas las cuestiones sobre sus datos:', { contacts: true }],
}
