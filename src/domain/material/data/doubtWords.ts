/** Words that turn what a line says into something else: a line that holds one is flagged. */
export const NEGATIVES =
  /^(?:NOT|NO|NON|WITHOUT|W\/O|EXCEPT|EXCL|EXCLUDING|EXCLUDED|DELETED?|DEL|VOID|CANCEL(?:LED|ED)?|HOLD|OBSOLETE|REJECT(?:ED)?|TBA|TBD|TBC|삭제|취소|제외|불요|보류|미정|무|없음|불가|금지|불가능|미포함|불포함)$/;

/** Materials that no grade of ours names: the item is another one than its words of steel make it. */
export const OTHER_MATERIALS =
  /^(?:U?C?PVC|PVC-?U|HDPE|LDPE|MDPE|PE(?:80|100)|PP|PPR|PP-R|PVDF|PTFE-?LINED|FRP|GRP|GRE|RTR|ABS|PB|PEX|XL|HI-?VP|HI-?3P|VG[12]|COPPER|CUNI|CU-?NI|ALUMINI?UM|TITANIUM|CONCRETE|CLAY|동관|동|구리|알루미늄|티타늄|엑셀|콘크리트|흄관|도관|PVC관|PE관|폴리에틸렌.*|플라스틱.*|경질염화비닐.*)$/;

/** Small words that say nothing of the material. */
export const MILD_WORDS: ReadonlySet<string> = new Set(
  'OF;TO;IN;ON;AT;BY;AND;OR;THE;PER;AS;AN;FOR;WITH;EACH;ALL;ENDS;END;BOTH;ONE;SIDE;MIN;MAX;NOM;APPROX;APPROXIMATELY;APPX;ABT;CIRCA;AVG;ABOUT;약;대략;및;용;등;형;식;타입;의;DIM;DIMS;DIMENSION;DIMENSIONS;STANDARD;CODE;SPEC;SPECIFICATION;NPS;DN;SCH;CLASS;CL;QTY;NO;LONG;LG;LENGTH;DE;Y;Е;TYPE;TYP;ASME;ASTM;ANSI;API;DESIGN;SERVICE;LINE;LINES;BASIC;WINDING'.split(
    ';',
  ),
);

/** Lifting and transport equipment: tons beside it are its rated load and no quantity. The rail of a crane is steel by weight. */
export const LIFTING_EQUIPMENT =
  /(?:크레인|호이스트|체인블[록럭]|레버블[록럭]|윈치|유압잭|지게차|트럭|화물차|덤프|고소작업차|(?<![A-Z])(?:CRANES?|HOISTS?|(?:CHAIN|LEVER) ?BLOCKS?|WINCH(?:ES)?|JACKS?|FORK ?LIFTS?|TRUCKS?|LORR(?:Y|IES))(?![A-Z]))(?! ?(?:레일|RAIL))/;
