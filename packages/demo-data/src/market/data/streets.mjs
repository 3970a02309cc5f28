/** Street names that are common in American towns; the generator appends a street type. */
export const streetNames =
  `Maple|Oak|Washington|Cedar|Elm|Lake|Hill|Park|Pine|Main|Lincoln|Jackson|Church|Spring|Franklin|River|Sunset|Jefferson|Madison|Highland|Mill|Walnut|Chestnut|Adams|Birch|Willow|Meadow|Prospect|Ridge|Valley|Forest|Grove|Liberty|Union|Harrison|Monroe|Central|Center|College|School|Market|Court|Bridge|Canal|Division|Fairview|Garden|Hickory|Sycamore|Dogwood|Magnolia|Laurel|Juniper|Aspen|Cypress|Poplar|Locust|Mulberry|Cherry|Orchard|Vine|Rose|Ivy|Holly|Fern|Heather|Clover|Summit|Crescent|Harbor|Bay|Shore|Ocean|Beacon|Lighthouse|Quarry|Stone|Granite|Marble|Railroad|Depot|Station|Mercer|Grant|Sherman|Hancock|Hamilton|Cleveland|Wilson|Roosevelt|Kennedy|Taylor|Tyler|Douglas|Clay|Webster|Emerson|Hawthorne|Longfellow|Irving|Cooper|Mason|Weaver|Potter|Carver|Miller|Fisher|Hunter|Archer|Eastwood|Westwood|Northgate|Southport|Kensington|Windsor|Sheffield|Bristol|Dover|Essex|Sussex|Kent|Oxford|Cambridge|Wellington|Lexington|Concord|Salem|Ashland|Belmont|Brookside|Brentwood|Cliffside|Creekside|Edgewood|Elmwood|Fairmount|Glenwood|Greenwood|Hillcrest|Lakeview|Linden|Maplewood|Oakdale|Parkside|Pleasant|Riverside|Rosewood|Sherwood|Stonebridge|Sunnyside|Thornton|Woodland|Woodlawn|Second|Third|Fourth|Fifth|Sixth|Seventh|Eighth|Ninth|Tenth|Eleventh|Twelfth`.split(
    '|',
  );
/** Street types with their weights. */
export const streetTypes = { St: 30, Ave: 24, Dr: 14, Rd: 10, Blvd: 7, Ln: 6, Way: 5, Ct: 3, Pl: 3, Ter: 1, Pkwy: 2 };
/** Compass prefixes with their weights; most streets have none. */
export const streetPrefixes = { '': 70, 'N ': 8, 'S ': 8, 'E ': 7, 'W ': 7 };
