import type { placeTexts } from '../../shared/places/place-texts.ts'

export const place: typeof placeTexts = {
  popular: 'Lugares más buscados',
  searching: 'Buscando...',
  startTyping: 'Empiece a escribir para buscar un lugar',
  nothingFound: (query) => `No se ha encontrado ningún lugar para «${query}»`,
  popularFailed: 'No se han podido obtener los lugares más buscados',
  searchFailed: 'No se han podido buscar lugares',
  knownAs: 'También conocido como',
  choosePlace: 'Elija un lugar de las sugerencias, para que su chófer sepa exactamente dónde.',
  keptPlace: 'Hemos mantenido el lugar que había elegido. Para cambiarlo, elija otro de las sugerencias.',
}
