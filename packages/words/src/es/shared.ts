import type * as english from '../en/shared.ts'

export const uiTexts: typeof english.uiTexts = {
  cancel: 'Cancelar',
  close: 'Cerrar',
  dismiss: 'Cerrar',
  clear: 'Borrar',
  choose: 'Elija',
  chooseDate: 'Elija una fecha',
  progress: 'Progreso',
  suggestions: 'Sugerencias',
  suggestionCount: (count) => (count === 1 ? '1 sugerencia' : `${count} sugerencias`),
  loading: 'Cargando…',
  nothingFound: 'No se ha encontrado nada',
  completed: ', completado',
  times: 'Horas',
  clearTime: 'Borrar la hora',
  noSuchTime: 'Esa hora no está en la lista.',
  notification: 'Aviso',
  notifications: 'Avisos ({hotkey})',
  reload: 'Recargar la página',
  partMissing: 'No se ha podido cargar esta parte de la página. Compruebe su conexión.',
}

export const placeTexts: typeof english.placeTexts = {
  popular: 'Lugares más buscados',
  searching: 'Buscando...',
  startTyping: 'Empiece a escribir para buscar un lugar',
  nothingFound: (query) => `No se ha encontrado ningún lugar para «${query}»`,
  popularFailed: 'No se han podido obtener los lugares más buscados',
  searchFailed: 'No se han podido buscar lugares',
  knownAs: 'También conocido como',
  choosePlace: 'Elija un lugar de las sugerencias, para que su chófer sepa exactamente dónde.',
  keptPlace: 'Hemos mantenido el lugar que había elegido. Para cambiarlo, elija otro de las sugerencias.',
  onMap: 'Elegir en el mapa',
  notListed: '¿No está en la lista?',
  notListedWays: 'Señálelo en el mapa o envíelo a nuestro equipo',
  pointOnMap: 'Punto en el mapa',
  away: (distance, place) => `${place}, a ${distance}`,
  changePin: 'Cambiar el punto y la indicación',
  addNote: 'Indicar el nombre de la casa y cómo encontrarla',
}

export const sentenceTexts: typeof english.sentenceTexts = {
  somethingWentWrong: 'Algo ha ido mal. Inténtelo de nuevo, por favor.',
  offline: 'Está sin conexión; no se ha enviado nada.',
}
