import type { Names } from '../names.ts'

/** The names of the stops of our first list in Spanish. */
export const stopNames: Names = {
  'Cape St. Vincent (Cabo de São Vicente)': 'Cabo de San Vicente',
  'Benagil cliffs & sea cave': 'Acantilados y cueva marina de Benagil',
  'Fóia viewpoint, Monchique': 'Mirador de Fóia, Monchique',
  'Praia da Falésia viewpoint': 'Mirador de Praia da Falésia',
  'Loulé market': 'Mercado de Loulé',
  'Palace of Estoi': 'Palacio de Estoi',
  'Tavira Roman bridge': 'Puente romano de Tavira',
  'Alcoutim & the Guadiana': 'Alcoutim y el Guadiana',
  'Jerónimos Monastery': 'Monasterio de los Jerónimos',
  'Pena Palace, Sintra': 'Palacio da Pena, Sintra',
  'Cristo Rei viewpoint': 'Mirador de Cristo Rei',
  'Azeitão wineries': 'Bodegas de Azeitão',
  'Mafra Palace': 'Palacio de Mafra',
  'Óbidos walled town': 'Villa amurallada de Óbidos',
  'Itálica Roman city': 'Ciudad romana de Itálica',
  'Seville Cathedral & Giralda': 'Catedral de Sevilla y la Giralda',
  'Carmona old town': 'Casco antiguo de Carmona',
  'La Rábida & Columbus caravels': 'La Rábida y las carabelas de Colón',
  'Niebla walls & castle': 'Murallas y castillo de Niebla',
  'Riotinto mining park': 'Parque Minero de Riotinto',
  'Jerez sherry bodegas': 'Bodegas de Jerez',
  'Osuna collegiate church': 'Colegiata de Osuna',
  'Matalascañas beach': 'Playa de Matalascañas',
  'Évora (Roman temple)': 'Évora (templo romano)',
  'Mértola castle': 'Castillo de Mértola',
  'Alcácer do Sal riverfront': 'Ribera de Alcácer do Sal',
  'Beja castle': 'Castillo de Beja',
  'Castro Marim castle': 'Castillo de Castro Marim',
  'Ayamonte marina': 'Puerto deportivo de Ayamonte',
  'Castro Verde basilica': 'Basílica de Castro Verde',
  'Odeceixe beach': 'Playa de Odeceixe',
}

/** The names of loads of luggage; `{…}` stands for a number. */
export const luggageNames: Names = {
  '{count} large suitcases': '{count} maletas grandes',
  '{count} cabin bags': '{count} maletas de cabina',
  '1 large + {count} cabin bags': '1 maleta grande + {count} de cabina',
  '{count} large + {count2} cabin bags': '{count} maletas grandes + {count2} de cabina',
}
