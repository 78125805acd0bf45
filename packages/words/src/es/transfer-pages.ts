import type { TransferPages } from '../transfer-words.ts'

/** The pages about transfers: each in words of its own, true of no other. */
export const transferPages: TransferPages = {
  'faro-airport-to-albufeira': {
    from: 'Aeropuerto de Faro',
    to: 'Albufeira',
    description:
      'Traslado privado del aeropuerto de Faro a Albufeira: casco antiguo, Oura o Falésia por la A22, precio fijo en cada coche, a cualquier hora.',
    lead: 'Casco antiguo, zona nueva o acantilados: tres Albufeiras, y un chófer que sabe cuál es la suya.',
    paragraphs: [
      'Albufeira son tres lugares con un solo nombre. El casco antiguo está en su concha, sobre la playa de los Pescadores; Areias de São João y Oura quedan dos kilómetros al este; Santa Eulália, Balaia y Falésia siguen a lo largo de los acantilados. Es fácil acabar en la Albufeira que no es; por eso preguntamos el nombre del hotel.',
      'La autopista va por el interior hasta el enlace de Ferreiras y desde allí todo es bajada hacia el mar.',
      'El casco antiguo está cerrado al tráfico y sus calles son empinadas, de adoquín pulido. Los hoteles de allí envían un mozo o un carrito hasta la entrada; el chófer conoce el sitio, llama antes y se queda hasta que alguien recoge las maletas. Los vuelos tardíos no son problema: Oura está despierta y nosotros también.',
    ],
    back: 'Para un vuelo de mañana, salga dos horas y media antes. Si se aloja en el casco antiguo, díganoslo: la recogida es a la entrada de las calles peatonales, en una puerta que indicamos en la confirmación o por teléfono.',
    questions: [
      {
        question: 'Somos catorce. ¿Un coche o dos?',
        answer:
          'La Sprinter lleva dieciséis; si no hay ninguna libre, van juntas dos furgonetas al precio de una Sprinter.',
      },
      {
        question: '¿Puede el chófer esperar mientras nos registramos y llevarnos a la playa?',
        answer: 'Sí: reserve el coche por horas, o añada una parada con el tiempo que necesite.',
      },
    ],
  },
  'faro-airport-to-alvor': {
    from: 'Aeropuerto de Faro',
    to: 'Alvor',
    description:
      'Traslado privado del aeropuerto de Faro a Alvor: por Portimão hasta la ría, los hoteles del pueblo y las playas, precio fijo en cada coche.',
    lead: 'A un pueblo de pescadores junto a la ría, con pasarelas donde otros tienen paseo marítimo.',
    paragraphs: [
      'Alvor está en la orilla interior de su ría, con las dunas entre el pueblo y el mar. Se llega por Portimão y entre campos, y el coche afloja antes de que se vea una ola.',
      'El pueblo viejo es un triángulo de callejuelas entre la iglesia, el mercado y el muelle. De día casi todo se recorre en coche; por la noche la calle de los restaurantes es de quienes van a pie. El chófer para en la plaza de arriba y lleva las maletas.',
      'Los grandes hoteles no están en el pueblo: Torralta, Prainha y Três Irmãos quedan en la carretera de la playa, al este, cada uno con su acceso, y los campos de golf de Penina y Morgado están en el interior. El pequeño aeródromo entre Alvor y la autopista recibe vuelos privados. Los esperamos en la puerta a la hora que indique el piloto: denos la matrícula en las peticiones especiales.',
    ],
    back: 'Salga dos horas y tres cuartos antes del vuelo. La salida del pueblo se comparte con las furgonetas de reparto hasta cerca de las diez; después está libre.',
    questions: [
      {
        question: '¿Esperan vuelos privados en el aeródromo de Portimão?',
        answer:
          'Sí. Elija el aeródromo como lugar de recogida e indique la matrícula del avión en las peticiones especiales.',
      },
      {
        question: '¿Pueden dejarnos en las pasarelas?',
        answer: 'Cerca de su inicio, junto al muelle. Desde allí se sigue a pie, en llano.',
      },
    ],
  },
  'faro-airport-to-carvoeiro': {
    from: 'Aeropuerto de Faro',
    to: 'Carvoeiro',
    description:
      'Traslado privado del aeropuerto de Faro a Carvoeiro: por la A22 hasta Lagoa y de allí a los acantilados, hasta la puerta, a precio fijo.',
    lead: 'De los viñedos de Lagoa a una playa entre dos acantilados.',
    paragraphs: [
      'A Carvoeiro se llega desde arriba. La autopista pasa por Lagoa, entre viñedos; cinco kilómetros después la carretera se asoma al mar y el pueblo se abre en torno a su pequeña playa.',
      'Esa última bajada es estrecha y empinada. Quien se aloja junto a la playa baja lo más cerca posible; el chófer lleva las maletas hasta el final, escaleras incluidas.',
      'La mayoría no se aloja en el pueblo sino a lo largo de los acantilados: Monte Carvoeiro en la colina, Algar Seco y Vale Centeanes al este, los campos de golf de Gramacho y Vale da Pinta hacia el interior. Las calles tienen nombres que se repiten y números que no se siguen. El nombre de la villa con un punto en el mapa, o el teléfono de quien tiene la llave, ahorra diez minutos al final de un día largo. Indíquelo en las peticiones especiales.',
    ],
    back: 'Desde los acantilados cuente dos horas y tres cuartos antes del vuelo. El paso por Lagoa puede ser lento por la mañana; el chófer conoce la alternativa.',
    questions: [
      {
        question: '¿Podemos parar en un supermercado antes de la villa?',
        answer: 'Sí, en Lagoa se pasa por dos o tres. Añada una parada y diga cuánto tiempo necesita.',
      },
      {
        question: '¿Benagil está cerca?',
        answer:
          'A diez minutos por los acantilados; Ferragudo, otro tanto hacia el lado contrario. Indique el lugar exacto y el precio será el de ese lugar.',
      },
    ],
  },
  'faro-airport-to-lagos': {
    from: 'Aeropuerto de Faro',
    to: 'Lagos',
    description:
      'Traslado privado del aeropuerto de Faro a Lagos: recibimiento con su nombre en llegadas, una hora por la A22, precio fijo en cada coche.',
    lead: 'Por todo el Algarve central hasta la ciudad donde empiezan los acantilados dorados, en cerca de una hora.',
    paragraphs: [
      'Faro tiene una sola terminal y una sola sala de llegadas. El chófer le espera tras la barrera con su nombre en el cartel, lleva el carrito y le acompaña al coche, que espera en el aparcamiento de enfrente.',
      'Desde allí se va casi siempre por la A22, la autopista que discurre unos kilómetros tierra adentro, paralela a la costa. Salimos en el enlace de Lagos y bajamos hacia el río.',
      'Lo que distingue a Lagos son los últimos kilómetros. Dentro de las murallas las calles se hicieron para mulas: a los hoteles del casco antiguo se llega a pie desde la puerta o la avenida, y el chófer lleva el equipaje hasta allí. A Meia Praia, la marina, Porto de Mós y las villas hacia Luz se llega hasta la puerta.',
    ],
    back: 'Para un vuelo desde Faro cuente tres horas desde la puerta: una de carretera, dos de aeropuerto, y media hora más un sábado de agosto. En el casco antiguo le recogeremos donde el coche puede parar; le indicaremos antes el punto exacto.',
    questions: [
      {
        question: '¿Puede el coche parar para hacer la compra de camino a la villa?',
        answer:
          'Sí. Añada una parada en la reserva o díganoslo en las peticiones especiales: hay supermercados a la entrada de la ciudad.',
      },
      {
        question: '¿Van también a Luz y a Burgau?',
        answer:
          'Sí. Están a diez o veinte minutos más. Indique el lugar exacto en la reserva y el precio será el de ese lugar.',
      },
    ],
  },
  'faro-airport-to-lisbon-airport': {
    from: 'Aeropuerto de Faro',
    to: 'Aeropuerto de Lisboa',
    description:
      'Traslado privado del aeropuerto de Faro al aeropuerto de Lisboa: menos de tres horas por la A2, si la conexión falla o el vuelo sale de allí.',
    lead: 'De aeropuerto a aeropuerto en menos de tres horas: sin colas de seguridad ni puertas de embarque.',
    paragraphs: [
      'Este viaje tiene dos tipos de pasajeros: quienes han sufrido un desvío o una cancelación y quienes toman en Lisboa un vuelo de largo recorrido y salen del sur. En el primer caso vamos deprisa; llámenos si faltan menos de tres horas. En el segundo, calculamos la salida a partir de la facturación.',
      'Es todo autopista: la A22 hasta el enlace cerca de Albufeira, la A2 hacia el norte por la sierra y las llanuras del Alentejo, después el Tajo. El puente depende de la hora; el chófer decide sobre la marcha y el precio no cambia. A mitad hay áreas de servicio en Almodôvar, Aljustrel y Grândola. Puede parar donde quiera: un café le cuesta diez minutos y nada más.',
      'Lisboa tiene dos terminales, alejadas una de otra. La Terminal 1 sirve a la mayoría de las compañías, la Terminal 2 a algunas salidas de bajo coste. Las llegadas son todas en la Terminal 1. Mire su tarjeta de embarque y elija la correcta en la reserva.',
    ],
    back: 'De Lisboa hacia el sur, el encuentro es en la sala de llegadas de la Terminal 1, con su nombre en el cartel. Las tardes de viernes de verano la salida por el puente es lenta; le esperaremos y el precio no cuenta los minutos de tráfico.',
    questions: [
      {
        question: 'Han desviado a Lisboa nuestro vuelo a Faro. ¿Pueden venir?',
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
  'faro-airport-to-monte-gordo': {
    from: 'Aeropuerto de Faro',
    to: 'Monte Gordo',
    description:
      'Traslado privado del aeropuerto de Faro a Monte Gordo: por la A22 hasta las últimas salidas antes de España, hasta la puerta, a precio fijo.',
    lead: 'Hasta la última playa de Portugal, ancha y cálida, con España al otro lado del río.',
    paragraphs: [
      'Se va al este hasta que la autopista casi se acaba: el puente del Guadiana ya se ve cuando bajamos a la costa por Castro Marim, entre salinas con flamencos.',
      'Monte Gordo es llano, recto y fácil. Las calles son una cuadrícula, los hoteles se alinean en la avenida de la playa y el coche llega a todas las puertas: es un buen destino para quien camina con dificultad. El agua es la más cálida del Algarve.',
      'Vila Real de Santo António, la ciudad fronteriza trazada de una vez después del terremoto, queda tres kilómetros más allá; el barco cruza todavía a Ayamonte. Altura, Manta Rota y Cacela están unos minutos atrás, al oeste, y los hoteles de golf de Castro Marim y Quinta da Ria, en la sierra y junto a la ría. Díganos cuál es el suyo y el precio será exacto. Quien llega tarde al aeropuerto hace el mismo recorrido: nada cierra por el camino.',
    ],
    back: 'Cuente dos horas y tres cuartos antes del vuelo. Portugal tiene una hora menos que España: quien cruza el río para comer debe mirar dos veces el reloj antes de la recogida. Aquí, todas nuestras horas de recogida son las de Portugal.',
    questions: [
      {
        question: '¿Nos llevan también a Ayamonte o a Isla Canela?',
        answer: 'Sí. Quedan a unos veinte minutos, al otro lado del puente. Indique el lugar como destino.',
      },
      {
        question: 'Llevamos una silla de ruedas. ¿Es posible?',
        answer:
          'Una silla plegable viaja en cualquier furgoneta. Díganoslo en las peticiones especiales y llámenos si no se pliega.',
      },
    ],
  },
  'faro-airport-to-portimao': {
    from: 'Aeropuerto de Faro',
    to: 'Portimão',
    description:
      'Traslado privado del aeropuerto de Faro a Portimão y Praia da Rocha: por la A22, al hotel, la marina o el puerto de cruceros, a precio fijo.',
    lead: 'A la ciudad portuaria del Algarve occidental y a la playa ancha a sus pies.',
    paragraphs: [
      'Portimão es una ciudad con puerto, no un complejo turístico con ciudad. La autopista llega desde el norte; el río Arade queda a la izquierda, con Ferragudo blanco en la otra orilla.',
      'Díganos a qué zona va. El centro y el hospital están río arriba. Praia da Rocha, con los hoteles en fila sobre la arena, queda tres kilómetros más allá; Vau y Três Castelos siguen hacia el oeste. La mayoría de los hoteles de Rocha tiene la entrada en la avenida alta, donde una furgoneta para sin dificultad.',
      'Los barcos atracan en el puerto de cruceros, entre la ciudad y la marina. Si va a embarcar, indique el barco en las peticiones especiales: seguimos su horario. Como en la puerta se revisan los pases, el chófer lleva a mano los nombres de los pasajeros. Para el circuito, veinte minutos al norte, indique la puerta o el hotel del paddock como destino.',
    ],
    back: 'Desde Praia da Rocha, dos horas y tres cuartos antes del vuelo; desde un barco, en cuanto pueda desembarcar. En fines de semana de carreras el acceso a la autopista se llena: le indicaremos la hora más segura.',
    questions: [
      {
        question: '¿Nos llevan al circuito?',
        answer:
          'Sí. Indique el Autódromo Internacional do Algarve como destino, o reserve el coche por horas si tiene que quedarse.',
      },
      {
        question: '¿Puede el coche esperar mientras visitamos Silves de camino?',
        answer: 'Sí, añádala como parada. El castillo pide más o menos una hora.',
      },
    ],
  },
  'faro-airport-to-quinta-do-lago': {
    from: 'Aeropuerto de Faro',
    to: 'Quinta do Lago',
    description:
      'Traslado privado del aeropuerto de Faro a Quinta do Lago: menos de media hora por Almancil, sitio para los palos de golf, precio fijo.',
    lead: 'El recorrido más corto de la pista a los pinos: el complejo se ve desde el avión.',
    paragraphs: [
      'En línea recta, Quinta do Lago es vecina del aeropuerto, con la ría de por medio. La carretera tiene que rodearla: sale hacia Faro, va al oeste hasta Almancil y baja otra vez bajo los pinos piñoneros.',
      'Díganos si trae palos de golf. Una berlina lleva dos bolsas de golf y poco más; para cuatro jugadores, el V Class o la Vito es el vehículo adecuado, y nadie lleva las bolsas sobre las rodillas.',
      'El complejo es más grande de lo que parece en el mapa. Las rotondas están numeradas y la mayoría de las villas se conocen por su calle y su número; los hoteles, el lago y el aparcamiento de la playa tienen cada uno su entrada. Indique la dirección exacta o el nombre de la villa al reservar. Quien alquila una casa suele necesitar antes la llave: el chófer para en la oficina de la agencia, en Almancil o en el complejo, si la añade como parada.',
    ],
    back: 'Salga dos horas y cuarto antes del vuelo, antes aún con palos de golf en julio y agosto, cuando la cola del equipaje especial es más larga que la carretera. Vamos a la puerta de la villa, del hotel o del club.',
    questions: [
      {
        question: '¿Podemos ir directamente al primer tee?',
        answer:
          'Sí. Indique el campo como destino y diga en las peticiones especiales si el chófer debe llevar después el equipaje a la casa.',
      },
      {
        question: '¿Vale do Lobo queda de camino?',
        answer:
          'Está junto a Quinta do Lago, unos minutos más allá. Indíquelo como destino y verá su propio precio.',
      },
    ],
  },
  'faro-airport-to-sagres': {
    from: 'Aeropuerto de Faro',
    to: 'Sagres',
    description:
      'Traslado privado del aeropuerto de Faro a Sagres: todo el Algarve hasta su último cabo, tablas dentro del coche, a precio fijo.',
    lead: 'Todo el Algarve de punta a punta, hasta donde la carretera acaba en un faro.',
    paragraphs: [
      'La autopista termina en Lagos. Lo que sigue es la carretera antigua: Budens, Raposeira, Vila do Bispo, cada pueblo un poco más ventoso, con campos más bajos y un cielo más grande. No hay recorrido más rápido y nadie lo echa de menos.',
      'Las tablas viajan dentro del coche. Una tabla corta cabe en un V Class con cuatro personas; una longboard pide la Vito o la Sprinter: indique en las peticiones especiales cuántas son y su largo.',
      'En Sagres las distancias son pequeñas y todo tiene puerta a la calle: las casas de surf en la carretera principal, los hoteles sobre Mareta y Martinhal, el puerto de Baleeira. El resort de Martinhal tiene barrera y recepción propias. Solo el viento sorprende: puede haber diez grados menos que en el aeropuerto, así que deje una chaqueta fuera de la maleta. Si llega al atardecer, pida al chófer que siga primero hasta el cabo de San Vicente para ver la puesta de sol.',
    ],
    back: 'Cuente tres horas y media antes del vuelo: hora y media de carretera y el resto en Faro. Para los primeros vuelos del día eso significa salir de noche; el chófer estará allí diez minutos antes.',
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
  'faro-airport-to-seville': {
    from: 'Aeropuerto de Faro',
    to: 'Sevilla',
    description:
      'Traslado privado del aeropuerto de Faro a Sevilla: sobre el Guadiana y por la A-49, dos horas hasta el hotel en el centro, a precio fijo.',
    lead: 'Por una frontera que solo se nota en el reloj.',
    paragraphs: [
      'Dos horas, dos países, una carretera: la A22 pasa a ser la A-49 en el puente del Guadiana. En días normales no se para en la frontera, pero lleve el pasaporte o el documento de identidad; de vez en cuando hay control.',
      'El paisaje cambia de naranjales a fresas bajo plástico, después al borde de la marisma y la llanura de Sevilla. Huelva queda a mitad. Si quiere jamón de Jabugo o ver la ermita de El Rocío, añada una parada: desde Almonte es un pequeño desvío.',
      'En Sevilla, lo difícil no es la carretera, sino la última calle. Santa Cruz y buena parte del centro están cerrados al tráfico, y los hoteles de allí registran los coches que van a ellos. Registramos la matrícula cuando el hotel lo pide; si no, el mozo espera en la plaza más cercana. Indique el nombre del hotel y un móvil que funcione en España. Y recuerde el reloj: Sevilla va una hora por delante de Faro.',
    ],
    back: 'Salga de Sevilla cinco horas antes de un vuelo desde Faro y recuperará una de ellas en la frontera, porque Portugal tiene una hora menos. Las horas de recogida en Sevilla son las del reloj de Sevilla, como indica la reserva.',
    questions: [
      {
        question: '¿Podemos volver el mismo día?',
        answer:
          'Sí: reserve el coche por horas y el chófer esperará en Sevilla. Dos horas de ida y dos de vuelta dejan una buena tarde.',
      },
      {
        question: '¿Van al aeropuerto de Sevilla o a la estación de Santa Justa?',
        answer: 'Sí. Indique uno u otra como destino: cada uno tiene su precio exacto.',
      },
    ],
  },
  'faro-airport-to-tavira': {
    from: 'Aeropuerto de Faro',
    to: 'Tavira',
    description:
      'Traslado privado del aeropuerto de Faro a Tavira: media hora al este, hasta la ciudad del Gilão, los barcos y las casas de campo, a precio fijo.',
    lead: 'Media hora al este, hasta los tejados a cuatro aguas, el puente que llaman romano y las playas a las que se va en barco.',
    paragraphs: [
      'Al este de Faro, el Algarve es otro: sin acantilados, con menos grúas y con salinas y naranjales. La autopista pasa por arriba; la carretera antigua, por Olhão y Luz de Tavira, bordea la ría y es más lenta.',
      'Tavira está en las dos orillas del Gilão. Las calles alrededor del castillo y las iglesias son estrechas, algunas tienen escalones, y en parte de ellas solo entra quien tiene permiso; a las casas de huéspedes se llega desde la orilla del río o la plaza del mercado, a cien metros como mucho, y el chófer hace ese camino con el equipaje.',
      'La playa es una isla. Los barcos salen del muelle de la ciudad en verano y de Quatro Águas todo el año, y el trenecito de Barril parte de Pedras d’el Rei: cualquiera de los tres puede ser su destino. Fuera de la ciudad hay casas de campo hacia Santa Catarina y Moncarapacho, al final de caminos que el navegador no conoce. Un punto en el mapa o un número de teléfono ayuda.',
    ],
    back: 'Dos horas y cuarto antes del vuelo bastan casi siempre. Si se aloja en una casa de campo, díganos si un coche bajo puede pasar por el camino de entrada.',
    questions: [
      {
        question: '¿Nos llevan al barco con mucho equipaje?',
        answer: 'Sí, hasta el muelle. El barco lleva maletas; en la isla el camino es de arena y pasarela.',
      },
      {
        question: '¿Sirve el coche también para un día en Sevilla desde Tavira?',
        answer: 'Sí. Resérvelo por horas, o reserve dos traslados si pasa allí la noche.',
      },
    ],
  },
  'faro-airport-to-vilamoura': {
    from: 'Aeropuerto de Faro',
    to: 'Vilamoura',
    description:
      'Traslado privado del aeropuerto de Faro a Vilamoura: media hora hasta la marina, los hoteles y los campos de golf, precio fijo en cada coche.',
    lead: 'Media hora hasta la marina, y a tiempo de comer en el muelle.',
    paragraphs: [
      'Los vuelos de vacaciones suelen aterrizar a la vez. El chófer espera en llegadas con su nombre en un cartel: pasará junto a la cola del alquiler de coches sin ponerse en ella.',
      'El recorrido va por Almancil y la antigua carretera de la costa o por la autopista, según el tráfico; el precio es el mismo. Viniendo del norte se pasa primero por las villas y los campos de golf, y al final se llega a la marina.',
      'Vilamoura se trazó sobre plano, con avenidas anchas: a casi todos los hoteles se llega hasta la puerta. Junto a la marina solo los muelles son peatonales. Si su apartamento está al borde del agua, paramos en el acceso más cercano y llevamos las maletas hasta la puerta. Para barcos, indique la puerta del pantalán en las peticiones especiales. El lado de Falésia, hacia Albufeira, tiene sus propias entradas: el nombre del hotel nos dice cuál.',
    ],
    back: 'Desde la marina, dos horas y media antes del vuelo bastan de sobra. En días de gran torneo en los campos de golf, o un sábado de verano, cuente un cuarto de hora más.',
    questions: [
      {
        question: '¿Cabe en un solo coche la familia con las bolsas de golf?',
        answer:
          'En el V Class y la Vito, sí. Indique cuántas bolsas en las peticiones especiales y el coche irá con los asientos preparados.',
      },
      {
        question: '¿Dónde es la recogida por la noche en la marina?',
        answer:
          'En la puerta de los hoteles de al lado, o en un acceso acordado por teléfono: los coches no entran en los muelles.',
      },
    ],
  },
}
