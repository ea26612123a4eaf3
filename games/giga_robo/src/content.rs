//! Content: the typed form of a pack. Tools with the numbers that are printed on them.

use crate::table::Tools;
use kernel::{Fault, PackFault, PackText};
use serde::{Deserialize, Serialize};
use serde_json::json;
use tabletop::sheet::{Sheet, Table, quoted};

/// The most tools of different kinds.
pub(crate) const TOOLS_MAX: usize = 16;

/// The most bolts that a tool takes.
const BOLTS_MAX: u8 = 9;

/// The most copies of a tool.
const COPIES_MAX: u8 = 9;

/// A tool: its number in the table of one content.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug, Serialize, Deserialize)]
pub struct ToolId(pub u8);

/// One kind of tool.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Tool {
    /// The short name in notation: `WRENCH`.
    pub code: String,
    /// The name that players read.
    pub name: String,
    /// How many bolts it takes (GR-2.2).
    pub bolts: u8,
    /// How many of them there are.
    pub copies: u8,
}

/// All tools of the packs of a bout, in the order of their codes.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Content(Vec<Tool>);

impl Content {
    /// The tool of this number.
    pub fn tool(&self, id: ToolId) -> &Tool {
        &self.0[usize::from(id.0)]
    }

    /// All tools with their numbers.
    pub fn iter(&self) -> impl Iterator<Item = (ToolId, &Tool)> {
        (0..).map(ToolId).zip(&self.0)
    }

    /// The tool of this code.
    pub fn find(&self, code: &str) -> Option<ToolId> {
        self.iter().find(|(_, tool)| tool.code == code).map(|(id, _)| id)
    }

    /// All copies of all tools.
    pub(crate) fn tools(&self) -> Tools {
        self.iter().flat_map(|(id, tool)| std::iter::repeat_n(id.0, usize::from(tool.copies))).collect()
    }
}

/// The files of the house pack.
pub(crate) fn house_files() -> Vec<PackText> {
    let text = include_str!("../../../packs/house/giga-robo/tools.toml").to_owned();
    vec![PackText { file: "packs/house/giga-robo/tools.toml".to_owned(), text }]
}

/// The content of all these files together, or every fault in them.
pub(crate) fn read_packs(files: &[PackText]) -> Result<Content, Vec<PackFault>> {
    let (mut tools, mut faults) = (Vec::new(), Vec::new());
    // What a `pack.toml` says of the whole pack is no matter of the rules.
    for file in files.iter().filter(|file| !file.file.ends_with("pack.toml")) {
        let found = read_file(&file.text, &mut tools);
        faults.extend(found.into_iter().map(|fault| PackFault { file: file.file.clone(), fault }));
    }
    tools.sort_by(|a, b| a.code.cmp(&b.code));
    if faults.is_empty() { Ok(Content(tools)) } else { Err(faults) }
}

fn read_file(text: &str, tools: &mut Vec<Tool>) -> Vec<Fault> {
    let sheet = match Sheet::parse(text) {
        Ok(sheet) => sheet,
        Err(fault) => return vec![fault],
    };
    let top = sheet.top();
    for table in top.tables("tool") {
        let tool = read_tool(&table);
        table.finish();
        let Some(tool) = tool else { continue };
        if tools.len() == TOOLS_MAX {
            table.fault(format!("more than {TOOLS_MAX} tools"), None);
            break;
        }
        if tools.iter().any(|other| other.code == tool.code) {
            table.fault(format!("there is another tool {}", quoted(&tool.code)), None);
        }
        tools.push(tool);
    }
    top.finish();
    sheet.finish()
}

fn read_tool(table: &Table<'_>) -> Option<Tool> {
    let code = table.need("code").and_then(|entry| {
        let code = entry.text()?;
        let sound = (2..=16).contains(&code.len()) && code.bytes().all(|byte| byte.is_ascii_uppercase());
        if !sound {
            entry.fault(format!("{} is no code", quoted(code)), Some("write 2 to 16 capitals".to_owned()));
        }
        sound.then(|| code.to_owned())
    });
    let name = table.table("name").and_then(|names| names.text("en"));
    let (bolts, copies) = (table.number("bolts", 0..=BOLTS_MAX), table.number("copies", 0..=COPIES_MAX));
    Some(Tool { code: code?, name: name?.to_owned(), bolts: bolts?, copies: copies? })
}

/// A JSON Schema of the files of packs, for editors.
pub(crate) fn schema() -> String {
    let number = |most: u8| json!({ "type": "integer", "minimum": 0, "maximum": most });
    let tool = json!({
        "type": "object",
        "additionalProperties": false,
        "required": ["code", "name", "bolts", "copies"],
        "properties": {
            "code": { "type": "string", "pattern": "^[A-Z]{2,16}$" },
            "name": { "type": "object", "required": ["en"], "additionalProperties": { "type": "string" } },
            "bolts": number(BOLTS_MAX),
            "copies": number(COPIES_MAX),
        },
    });
    let tools = json!({ "type": "array", "maxItems": TOOLS_MAX, "items": tool });
    let schema = json!({
        "$schema": "https://json-schema.org/draft/2020-12/schema",
        "title": "Giga-Robo!: tools of a pack",
        "type": "object",
        "additionalProperties": false,
        "properties": { "tool": tools },
    });
    format!("{schema:#}\n")
}
