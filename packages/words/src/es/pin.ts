import type * as english from '../en/pin.ts'

export const pinTexts: typeof english.pinTexts = {
  pickup: {
    title: 'Lugar de recogida en el mapa',
    take: 'Recogida aquí',
  },
  dropoff: {
    title: 'Destino en el mapa',
    take: 'Destino aquí',
  },
  lead: 'Mueva el mapa bajo el marcador',
  map: 'Mapa bajo un marcador. Las flechas lo mueven, más y menos acercan y alejan, Intro confirma el lugar.',
  zoomIn: 'Acercar',
  zoomOut: 'Alejar',
  ownPosition: 'Usar mi posición',
  looking: 'Mirando qué hay cerca...',
  walk: (distance) => `La carretera acaba ${distance} antes de este punto; el resto se hace a pie.`,
  moving: 'El mapa aún se está moviendo.',
  notTaken: 'Elija un lugar al que pueda llegar un vehículo.',
  failed: 'No se ha podido buscar este lugar. Compruebe su conexión.',
  again: 'Volver a intentarlo',

  shortLink:
    'Un enlace corto no dice dónde está el lugar. Ábralo y pegue aquí el enlace largo del navegador, o elija el lugar en el mapa.',
  shortCode: 'Este plus code solo se lee con la localidad: «584Q+2X Lagos».',
  postcode: 'Escriba mejor el nombre de la localidad o elija el lugar en el mapa.',
  noCarThere: 'No se puede leer ningún lugar en este enlace, o ningún vehículo puede llegar allí.',

  find: 'Buscar una localidad',
  clearFind: 'Borrar la búsqueda',

  note: 'Nombre de la casa y cómo encontrarla',
  notePlaceholder: 'Casa Alegría, verja blanca',
  noteHint: 'Su chófer lee esta indicación y ve el marcador.',

  noMap:
    'Este navegador no puede dibujar el mapa. Indique la posición en cifras o envíe el lugar a nuestro equipo.',
  noMapAlone: 'Este navegador no puede dibujar el mapa. Indique la posición en cifras.',
  position: 'Posición',
  positionHint: 'Coordenadas, un plus code o un enlace de un mapa.',
  unreadable: 'No se puede leer aquí ninguna posición.',

  positionDenied:
    'Este navegador no puede indicar dónde está. Autorícelo en sus ajustes o mueva el mapa bajo el marcador.',
  positionUnknown: 'No se ha podido determinar su posición. Mueva el mapa bajo el marcador.',
  positionFar: 'Su posición queda fuera del mapa. Muévalo mejor hasta el lugar.',

  ways: '¿No está en la lista?',
  waysLead: 'Una casa, una villa o un punto de encuentro a su elección.',
  point: 'Señalarlo en el mapa',
  pointHint: 'El precio aparece al momento',
  here: 'Es donde estoy ahora',
  hereHint: 'Usa la posición de este dispositivo, una vez',
  team: 'Enviarlo a nuestro equipo',
  teamTyped: (typed) => `Enviar «${typed}» a nuestro equipo`,
  teamHint: 'Nuestro equipo busca el lugar e indica el precio',
  paste: 'También puede pegar en el campo un enlace de un mapa, un plus code o unas coordenadas.',
}
